import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { classifyMailFailure, createSmtpTransport } from './mailTransport.ts';

it('a mail server that announces its reply again and again counts as unreachable after the maximum time', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 mail.example.com ESMTP\r\n');
    socket.on('data', (chunk: Buffer) => {
      if (!/^DATA\r\n/m.test(chunk.toString())) return void socket.write('250 ok\r\n');
      const announcing = setInterval(() => socket.write('354-one moment\r\n'), 10);
      socket.on('close', () => clearInterval(announcing));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const address = { host: '127.0.0.1', port, isSecure: false, isOnThisMachine: true };
  const transport = createSmtpTransport({ ...address, credentials: undefined }, 'a@b.example', 300);
  const mail = { subject: '', text: '', html: '', fromName: '', messageId: '1' };
  const to = { name: '', address: 'ana@example.com' };
  const failure = await transport.send({ ...mail, to }).catch((error: unknown) => error);
  expect(classifyMailFailure(failure)).toMatchObject({ kind: 'unreachable' });
  transport.close();
  server.close();
});
