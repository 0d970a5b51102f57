import { refuse } from '@cert/shared/domain';
import type { BaseContext } from '../../useCase.ts';

/**
 * Loads the library that verifies passkeys when it is first needed. With its parsers of certificates it is a fifth of
 * the server's modules, so a start is quicker without it.
 */
export const loadPasskeyLibrary = () => import('@simplewebauthn/server');

/** The site as passkeys know it: they work only on pages of this origin, and belong to its host name (the “RP ID”). */
export type PasskeySite = { origin: string; host: string };

/**
 * Returns the site of a call: the configured origin, or else the origin of the calling page. That page can be trusted:
 * browsers use a passkey only for the host name of the page, so a page on another host gets no answer of this site's
 * passkeys.
 * @throws Refusal invalid-input with the field `passkey`: `wrong` if there is neither, because the caller is no browser
 */
export function readPasskeySite({
  mainOrigin,
  pageOrigin,
}: Pick<BaseContext, 'mainOrigin' | 'pageOrigin'>): PasskeySite {
  const origin = mainOrigin ?? pageOrigin;
  if (origin === undefined || !URL.canParse(origin)) throw createWrongPasskeyRefusal();
  return { origin, host: new URL(origin).hostname };
}

/** The refusal of a passkey whose answer is not accepted. It does not say why. */
export const createWrongPasskeyRefusal = () =>
  refuse('invalid-input', { fields: { passkey: 'wrong' } });

/**
 * The id of an account in its passkeys (“user handle”): the same in all of them, also after a restore, and without
 * anything about the person (https://www.w3.org/TR/webauthn-3/#sctn-user-handle-privacy).
 * @returns bytes in base64url
 */
export function toUserHandle(accountId: number): string {
  return Buffer.from(`account ${accountId}`).toString('base64url');
}
