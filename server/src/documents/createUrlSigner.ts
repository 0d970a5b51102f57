import { createHmac, timingSafeEqual } from 'node:crypto';
import { fileTypes } from '@cert/shared/domain';
import { signedUrlTtlSeconds } from './signedUrlTtlSeconds.ts';
import type { SignedUrlHolder, SignedUrlPermission } from './fileStore.ts';
import { isStoredName } from './isStoredName.ts';

/**
 * Maximum remaining lifetime of a valid URL; the additional minute allows for the difference between two servers'
 * clocks.
 */
const mostLeft = signedUrlTtlSeconds + 60;

type Method = 'GET' | 'PUT';
type SignedFile = Pick<SignedUrlPermission, 'storedName' | 'fileType' | 'fileName'>;
type Signed = Omit<SignedFile, 'fileName'> & {
  fileName?: string | null | undefined;
  holder: string;
  expires: number;
};

/**
 * Creates and verifies signed URLs of this server. A URL contains its permission (method, file, expiry, account and
 * session) and an HMAC-SHA256 signature. The session is identified by a keyed digest that does not reveal its token.
 */
export function createUrlSigner(key: string) {
  const digestOf = (purpose: string, parts: unknown) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, parts]))
      .digest('base64url');
  const sessionDigest = ({ accountId, tokenHash }: SignedUrlHolder) =>
    digestOf('session', [accountId, tokenHash]).slice(0, 22);
  const signatureOf = (
    method: Method,
    { storedName, fileType, fileName = null, holder, expires }: Signed,
  ) => digestOf(method, [storedName, fileType, fileName, holder, expires]);
  return {
    /** @returns path and query */
    sign: (
      method: Method,
      { holder, at, ...file }: SignedFile & { holder: SignedUrlHolder; at: Date },
    ): string => {
      const expires = Math.floor(at.getTime() / 1000) + signedUrlTtlSeconds;
      const holderText = `${holder.accountId}.${sessionDigest(holder)}`;
      const query = new URLSearchParams({
        type: file.fileType,
        holder: holderText,
        expires: String(expires),
      });
      if (file.fileName !== undefined) query.set('name', file.fileName);
      query.set('signature', signatureOf(method, { ...file, holder: holderText, expires }));
      return `/files/${file.storedName}?${query}`;
    },
    /** What a URL permits; undefined if it is not signed by us, was modified, or has expired. */
    findAllowed: ({
      method,
      url,
      at,
    }: {
      method: Method;
      url: string;
      at: Date;
    }): SignedUrlPermission | undefined => {
      const { pathname, searchParams } = new URL(url, 'http://here');
      const storedName = pathname.replace(/^\/files\//, '');
      const fileType = fileTypes.find((type) => type === searchParams.get('type'));
      const expires = Number(searchParams.get('expires'));
      const leftSeconds = expires - at.getTime() / 1000;
      // More time left than allowed: the URL was signed by a server whose clock was ahead.
      if (!fileType || !isStoredName(storedName) || !(leftSeconds > 0 && leftSeconds <= mostLeft))
        return undefined;
      const file = { storedName, fileType, fileName: searchParams.get('name') ?? undefined };
      const holder = searchParams.get('holder') ?? '';
      const signature = searchParams.get('signature') ?? '';
      if (!isSame(signature, signatureOf(method, { ...file, holder, expires }))) return undefined;
      const [account = '', session = ''] = holder.split('.');
      const accountId = Number(account);
      return {
        ...file,
        accountId,
        isOfSession: (tokenHash) => isSame(session, sessionDigest({ accountId, tokenHash })),
      };
    },
  };
}

/** Compares two signatures in constant time. */
function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
