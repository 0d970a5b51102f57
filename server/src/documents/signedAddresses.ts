import { createHmac, timingSafeEqual } from 'node:crypto';
import { fileTypes } from '@cert/shared/domain';
import { addressLifeSeconds } from './addressLifeSeconds.ts';
import type { AllowedFile } from './fileStore.ts';
import { isStoredName } from './isStoredName.ts';

type Method = 'GET' | 'PUT';

/**
 * Addresses of this server that carry their own permission: what may be done with which file until when, and a
 * signature (HMAC-SHA256) over all of it.
 */
export function signedAddresses(key: string) {
  const signatureOf = (method: Method, file: AllowedFile, expires: number) =>
    createHmac('sha256', key)
      .update(
        JSON.stringify([method, file.storedName, file.fileType, file.fileName ?? null, expires]),
      )
      .digest('base64url');
  return {
    /** @returns path and query */
    sign: (method: Method, file: AllowedFile, at: Date): string => {
      const expires = Math.floor(at.getTime() / 1000) + addressLifeSeconds;
      const query = new URLSearchParams({ type: file.fileType, expires: String(expires) });
      if (file.fileName !== undefined) query.set('name', file.fileName);
      query.set('signature', signatureOf(method, file, expires));
      return `/files/${file.storedName}?${query}`;
    },
    /** What an address allows; undefined when it was not signed by us, was changed, or its time is over. */
    findAllowed: ({ method, url, at }: { method: Method; url: string; at: Date }) => {
      const { pathname, searchParams } = new URL(url, 'http://here');
      const storedName = pathname.replace(/^\/files\//, '');
      const fileType = fileTypes.find((type) => type === searchParams.get('type'));
      const expires = Number(searchParams.get('expires'));
      if (!fileType || !isStoredName(storedName) || !(expires * 1000 > at.getTime()))
        return undefined;
      const file = { storedName, fileType, fileName: searchParams.get('name') ?? undefined };
      const signature = searchParams.get('signature') ?? '';
      return isSame(signature, signatureOf(method, file, expires)) ? file : undefined;
    },
  };
}

/** Takes the same time wherever the two differ. */
function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
