export { Person, refusalOfRequest } from './person.ts';
export { RawSocket } from './RawSocket.ts';
export { TestServer } from './server.ts';
