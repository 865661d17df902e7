export { Person, refusalOfRequest } from './person.ts';
export { RawClient } from './rawClient.ts';
export { TestServer } from './server.ts';
