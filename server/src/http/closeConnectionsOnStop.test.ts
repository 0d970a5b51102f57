import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { closeConnectionsOnStop } from './closeConnectionsOnStop.ts';

it('stopping the server closes a connection that a browser opened and never used', async () => {
  const server = createServer((_, response) => void response.end('good day'));
  const closeConnections = closeConnectionsOnStop(server);
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
  closeConnections();
  await end;
  expect(closed).toHaveBeenCalledTimes(1);
});

it('stopping the server closes a busy connection after its reply, even if the client would keep it open', async () => {
  let answer = () => undefined as unknown;
  const server = createServer({ keepAliveTimeout: 0 }, (_, response) => {
    answer = () => response.end('good day');
  });
  const closeConnections = closeConnectionsOnStop(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const asked = once(server, 'request');
  const answered = once(get({ port, host: '127.0.0.1', agent }), 'response');
  await asked;
  const closed = once(server, 'close');
  server.close();
  closeConnections();
  answer();
  const [response] = (await answered) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  expect(await text(response)).toBe('good day');
  await closed;
});
