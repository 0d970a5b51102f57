import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { trackUnusedConnections } from './trackUnusedConnections.ts';

it('a server closes though a browser holds a connection that it never used', async () => {
  const server = createServer((_, response) => void response.end('good day'));
  const endUnused = trackUnusedConnections(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await Promise.all([once(socket, 'connect'), once(server, 'connection')]);

  const closed = jest.fn();
  server.close(closed);
  await new Promise(setImmediate);
  expect(closed).not.toHaveBeenCalled();
  const end = once(socket, 'close');
  endUnused();
  await end;
  expect(closed).toHaveBeenCalledTimes(1);
});

it('one that is in use is left to finish', async () => {
  let answer = () => undefined as unknown;
  const server = createServer((_, response) => {
    answer = () => response.end('good day');
  });
  const endUnused = trackUnusedConnections(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const asked = once(server, 'request');
  const answered = once(get({ port, host: '127.0.0.1', agent: false }), 'response');
  await asked;
  const closed = once(server, 'close');
  server.close();
  endUnused();
  answer();
  const [response] = (await answered) as [{ statusCode: number; resume: () => void }];
  expect(response.statusCode).toBe(200);
  response.resume();
  await closed;
});
