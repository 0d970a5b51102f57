import type { FastifyInstance } from 'fastify';

/** Uploads a file to a signed URL, or downloads it if no file is given, from the app or from an external store. */
export async function transferFile(
  app: FastifyInstance,
  url: string,
  file?: { bytes: Uint8Array; type: string },
): Promise<{ status: number; headers: { [name: string]: unknown }; bytes: Buffer }> {
  const method = file ? 'PUT' : 'GET';
  const headers = file && { 'content-type': file.type };
  if (url.startsWith('/')) {
    const payload = file && Buffer.from(file.bytes);
    const reply = await app.inject({ method, url, headers, payload });
    return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload };
  }
  const body = file && new Uint8Array(file.bytes);
  const reply = await fetch(url, { method, headers, body });
  return {
    status: reply.status,
    headers: Object.fromEntries(reply.headers),
    bytes: Buffer.from(await reply.arrayBuffer()),
  };
}
