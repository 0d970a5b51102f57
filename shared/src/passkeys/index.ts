/**
 * Asks the browser for passkeys (WebAuthn) and creates new ones. The WebAuthn library is loaded only when it is needed.
 */
import type * as Library from '@simplewebauthn/browser';
import type { Input, Reply } from '../contract/index.ts';

/**
 * Why there is no passkey. `cancelled`: the person has closed the browser's dialog, or has no passkey for this site,
 * which browsers do not tell apart; `known`: the authenticator already holds a passkey of this account; `unreachable`:
 * the library did not load; `unusable`: this page, browser or authenticator cannot use passkeys.
 */
export type PasskeyFailure = 'cancelled' | 'known' | 'unreachable' | 'unusable';

/** The browser's answer, or the reason why there is none. */
export type PasskeyResult<Answer> =
  { answer: Answer; failure?: never } | { answer?: never; failure: PasskeyFailure };

/**
 * Whether this page can use passkeys: the browser supports them, and the site has a host name. A passkey belongs to a
 * host name, so there are none at an IP address such as `127.0.0.1`.
 */
export function canUsePasskeys({ hostname } = window.location): boolean {
  const isNamed = !/^\d+(\.\d+){3}$|:/.test(hostname);
  return isNamed && typeof window.PublicKeyCredential === 'function';
}

/** Lets the person choose a passkey, and asks for fingerprint, face or PIN. */
export function askForPasskey(
  request: Reply<'passkeyRequest'>['request'],
): Promise<PasskeyResult<Input<'passkeyLogin'>['passkey']>> {
  return ask(async ({ startAuthentication }) => {
    const { id, response } = await startAuthentication({ optionsJSON: request });
    return { id, response };
  });
}

/** Lets the person create a passkey. */
export function makePasskey(
  creation: Reply<'passkeyStart'>['creation'],
): Promise<PasskeyResult<Input<'passkeyAdd'>['passkey']>> {
  return ask(async ({ startRegistration }) => {
    const { id, response } = await startRegistration({
      optionsJSON: {
        ...creation,
        // The library's type lists only some transports; a browser may report others.
        excludeCredentials: creation.excludeCredentials as [],
      },
    });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, response: { clientDataJSON, attestationObject, transports } };
  });
}

async function ask<Answer>(
  question: (library: typeof Library) => Promise<Answer>,
): Promise<PasskeyResult<Answer>> {
  let library: typeof Library;
  try {
    library = await import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');
  } catch {
    return { failure: 'unreachable' };
  }
  try {
    return { answer: await question(library) };
  } catch (error) {
    return { failure: toFailure(error) };
  }
}

/**
 * Maps the error names of https://www.w3.org/TR/webauthn-3/#sctn-createCredential-exceptions, which the library passes
 * on unchanged.
 */
function toFailure(error: unknown): PasskeyFailure {
  const name = error instanceof Error ? error.name : undefined;
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  return name === 'InvalidStateError' ? 'known' : 'unusable';
}
