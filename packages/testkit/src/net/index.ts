export { ask, type Told } from './ask.ts';
export { MainProcess } from './MainProcess.ts';
export { Person, refusalOfRequest } from './person.ts';
export { RawSocket } from './RawSocket.ts';
export { TestServer } from './server.ts';
