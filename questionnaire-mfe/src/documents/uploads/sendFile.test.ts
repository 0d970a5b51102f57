import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Refusal } from '@cert/shared/domain';
import { UnreachableError } from '@cert/shared/platform';
import { aChangedFile } from '../testing/aChangedFile.ts';
import { FileChangedError, sendFile } from './sendFile.ts';

type Answer = (request: IncomingMessage, reply: ServerResponse) => void;

let answer: Answer;
const sent: { type: string | undefined; body: string }[] = [];
const server = createServer((request, reply) => {
  // The file store can have another origin, for example S3. Browsers then send a CORS preflight request.
  reply.setHeader('access-control-allow-origin', '*');
  reply.setHeader('access-control-allow-headers', 'content-type');
  reply.setHeader('access-control-allow-methods', 'PUT');
  if (request.method === 'OPTIONS') return reply.end();
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    sent.push({ type: request.headers['content-type'], body });
    answer(request, reply);
  });
});
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
beforeEach(() => void sent.splice(0));
afterAll(() => {
  server.closeAllConnections();
  return new Promise<void>((done) => server.close(() => done()));
});

const replies =
  (status: number, body = ''): Answer =>
  (_, reply) =>
    reply.writeHead(status).end(body);

function send(
  given: Answer,
  signal = new AbortController().signal,
  file = new File(['%PDF-1.7'], 'plan.pdf'),
) {
  answer = given;
  const sending = sendFile({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/files/a`,
    file,
    fileType: 'application/pdf',
    signal,
    onProgress: () => undefined,
  });
  return { sending };
}

describe('the upload of a file', () => {
  it('uses PUT with the signed address and the file’s type', async () => {
    const { sending } = send(replies(204));
    await sending;
    expect(sent).toEqual([{ type: 'application/pdf', body: '%PDF-1.7' }]);
  });

  it('fails with the refusal code in the reply of the site’s server', async () => {
    const refusal = { error: { code: 'too-large' } };
    const { sending } = send(replies(413, JSON.stringify(refusal)));
    await expect(sending).rejects.toMatchObject(new Refusal('too-large'));
  });

  test.each<[string, Answer]>([
    ['the reply of a file store has another format', replies(403, '<Error>AccessDenied</Error>')],
    ['the refusal code is unknown', replies(400, '{"error":{"code":"teapot"}}')],
    ['the connection breaks', (request) => request.socket.destroy()],
  ])('fails as unreachable when %s', async (_, given) => {
    // jsdom logs broken connections to the console, as browsers do.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(send(given).sending).rejects.toBeInstanceOf(UnreachableError);
  });

  it('says that the file has changed since it was chosen, instead of “no connection”', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { sending } = send(
      (request) => request.socket.destroy(),
      new AbortController().signal,
      aChangedFile('plan.pdf'),
    );
    await expect(sending).rejects.toBeInstanceOf(FileChangedError);
  });

  it('rejects with `UnreachableError` when it is cancelled, as after a lost connection', async () => {
    const controller = new AbortController();
    const { sending } = send(() => controller.abort(), controller.signal);
    await expect(sending).rejects.toBeInstanceOf(UnreachableError);
  });
});
