import { createHash } from 'node:crypto';

/** Computes a weak ETag of a body: equal content has an equal ETag, independent of compression. */
export function computeEtag(body: string | Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

/** Whether an `If-None-Match` header contains this ETag, so that 304 is the answer. Source: RFC 9110 §13.1.2. */
export function matchesEtag(etag: string, ifNoneMatch: string | undefined): boolean {
  if (!ifNoneMatch) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}
