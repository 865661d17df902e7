export { ask, type Told } from '../raw/ask.ts';
export { MainProcess } from '../server/MainProcess.ts';
export { Person, refusalOfRequest } from './Person.ts';
export { RawSocket } from './RawSocket.ts';
export { TestServer } from '../server/TestServer.ts';
