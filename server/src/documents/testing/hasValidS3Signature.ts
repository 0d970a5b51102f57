import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Verifies the signature (AWS version 4) of a request to an S3-compatible store, in its query or header, because the
 * test server s3rver does not. Written from Amazon's description, so that it is independent of the signing library.
 */
export function hasValidS3Signature(
  { method = '', url = '', headers }: IncomingMessage,
  secretKey: string,
): boolean {
  const { pathname, searchParams } = new URL(url, 'http://store');
  const given = parseArguments(searchParams, headers.authorization);
  if (!given) return false;
  const { credential, signedHeaders, signature } = given;
  const header = (name: string) => String(headers[name] ?? '');
  const fromQuery = (name: string) => searchParams.get(name);
  const query = [...searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort();
  const canonicalRequest = [
    method,
    pathname,
    query.join('&'),
    ...signedHeaders.split(';').map((name) => `${name}:${header(name).trim()}`),
    '',
    signedHeaders,
    fromQuery('X-Amz-Content-Sha256') ?? (header('x-amz-content-sha256') || 'UNSIGNED-PAYLOAD'),
  ].join('\n');
  const [, ...scope] = credential.split('/');
  const stringToSign = [
    'AWS4-HMAC-SHA256',
    fromQuery('X-Amz-Date') ?? header('x-amz-date'),
    scope.join('/'),
    createHash('sha256').update(canonicalRequest).digest('hex'),
  ].join('\n');
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secretKey}`);
  return hmac(key, stringToSign).toString('hex') === signature;
}

type Given = { credential: string; signedHeaders: string; signature: string };

function parseArguments(
  query: URLSearchParams,
  authorization: string | undefined,
): Given | undefined {
  const read = (find: (name: string) => string | null | undefined) => {
    const [credential, signedHeaders, signature] = ['Credential', 'SignedHeaders', 'Signature'].map(
      find,
    );
    return credential && signedHeaders && signature
      ? { credential, signedHeaders, signature }
      : undefined;
  };
  return authorization === undefined
    ? read((name) => query.get(`X-Amz-${name}`))
    : read((name) => new RegExp(`${name}=([^,]+)`).exec(authorization)?.[1]);
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
