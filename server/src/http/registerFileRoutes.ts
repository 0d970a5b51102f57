import { create as contentDisposition } from 'content-disposition';
import { refuse } from '@cert/shared/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { toRefusalReply, sendRefusal } from './toRefusalReply.ts';
import type { SignedUrlHandlers } from '../documents/createSignedUrlHandlers.ts';
import type { SignedUrlPermission, FileStore } from '../documents/stores/fileStore.ts';

/** Documents are downloaded, never displayed, so their content cannot run as a page of this site. */
const downloadHeaders = {
  'content-security-policy':
    "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
};

/** Serves the signed URLs of a file store without its own server. For other stores `/files` does not exist. */
export async function registerFileRoutes(
  app: FastifyInstance,
  { files, access, now }: { files: FileStore; access: SignedUrlHandlers; now: () => Date },
): Promise<void> {
  const { served, limitBytes } = files;
  if (served.by !== 'this-server') return;
  const readAllowed = ({ url }: FastifyRequest, method: 'GET' | 'PUT'): SignedUrlPermission => {
    const allowed = served.verifySignedUrl({ method, url, at: now() });
    if (!allowed) throw refuse('not-allowed');
    return allowed;
  };
  await app.register(async (scope) => {
    // Without parsers, the body stays a stream.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.setErrorHandler((error, request, reply) => {
      return sendRefusal(toRefusalReply(error, request.id), { error, request, reply });
    });
    scope.put('/files/:storedName', async (request, reply) => {
      const allowed = readAllowed(request, 'PUT');
      const [sentType] = (request.headers['content-type'] ?? '').split(';', 1);
      if (sentType?.trim().toLowerCase() !== allowed.fileType) throw refuse('wrong-file-type');
      const announced = request.headers['content-length'];
      const sizeBytes = announced === undefined ? undefined : Number(announced);
      if (sizeBytes !== undefined && sizeBytes > limitBytes) throw refuse('too-large');
      await access.receive(allowed, sizeBytes, within(sizeBytes ?? limitBytes, request.raw));
      return reply.code(204).header('cache-control', 'no-store').send();
    });
    scope.get('/files/:storedName', { compress: false }, async (request, reply) => {
      const allowed = readAllowed(request, 'GET');
      if (!(await access.mayRead(allowed))) throw refuse('not-allowed');
      const { storedName, fileType, fileName = storedName } = allowed;
      const bytes = await files.read(storedName);
      if (!bytes) throw refuse('not-found');
      return reply
        .headers({ ...downloadHeaders, 'content-disposition': contentDisposition(fileName) })
        .type(fileType)
        .send(bytes);
    });
  });
}

/** Yields the request's body and throws beyond the limit. The request stays open, because the refusal is sent on it. */
async function* within(limitBytes: number, body: IncomingMessage): AsyncGenerator<Uint8Array> {
  let sizeBytes = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    sizeBytes += (chunk as Uint8Array).length;
    if (sizeBytes > limitBytes) throw refuse('too-large');
    yield chunk as Uint8Array;
  }
}
