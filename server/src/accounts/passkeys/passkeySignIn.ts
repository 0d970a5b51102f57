import { refuse } from '@cert/shared/domain';
import type { UseCase } from '../../useCase.ts';
import type { SignInOutcome } from '../accountEvent.ts';
import { findKnownDevice, makeDeviceToken } from '../knownDevice.ts';
import { findNetworksOfIpAddress } from '../findNetworksOfIpAddress.ts';
import { startSession } from '../startSession.ts';
import { passkeyChallengeTtlMs, createPasskeyChallenge } from './passkeyChallenge.ts';
import { readPasskeySite, createWrongPasskeyRefusal } from './passkeySite.ts';
import { verifyPasskey } from './verifyPasskey.ts';

/** Makes the request with which a browser asks for a passkey. See docs/product/people.md#passkeys. */
export const createPasskeyRequest: UseCase<'passkeyRequest'> = async (_input, context) => {
  const { host } = readPasskeySite(context);
  const challenge = await createPasskeyChallenge('ask', context);
  return {
    request: {
      challenge: Buffer.from(challenge).toString('base64url'),
      rpId: host,
      timeout: passkeyChallengeTtlMs,
      userVerification: 'required',
    },
  };
};

/**
 * Signs in with a passkey alone. The number of attempts needs no limit, because nobody can guess a signature.
 * @throws Refusal invalid-input with the field `passkey`: `unknown` or `wrong`
 */
export const signInWithPasskey: UseCase<'passkeyLogin'> = async (input, context) => {
  const { db, clientAddress, signInGuard, logEvent } = context;
  const network = findNetworksOfIpAddress(clientAddress).own;
  const log = (outcome: SignInOutcome, accountId?: number) =>
    logEvent({
      event: 'sign-in',
      outcome,
      ...(accountId && { accountId }),
      network,
      by: 'passkey',
    });
  const verified = await verifyPasskey(input.passkey, context);
  if (typeof verified === 'string') {
    log('wrong');
    throw verified === 'unknown'
      ? refuse('invalid-input', { fields: { passkey: 'unknown' } })
      : createWrongPasskeyRefusal();
  }
  const { passkeyId, accountId } = verified;
  const account = await db
    .selectFrom('accounts')
    .select([
      'id',
      'name',
      'email',
      'is_certifier',
      'has_signed_in',
      'mail_language',
      'disabled_at',
    ])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (input.accountId !== undefined && input.accountId !== accountId) {
    log('wrong', accountId);
    throw createWrongPasskeyRefusal();
  }
  const signingKey = await signInGuard.readKey('devices');
  const device = findKnownDevice(signingKey, account.email, input.device);
  const token = await startSession(
    { account, proof: { passkeyId }, isNewBrowser: !device, language: input.language },
    context,
  );
  if (token === undefined) {
    log(account.disabled_at === null ? 'wrong' : 'disabled', accountId);
    throw createWrongPasskeyRefusal();
  }
  log('ok', accountId);
  const { id, name, email, is_certifier: certifier } = account;
  return {
    token,
    device: device?.token ?? makeDeviceToken(signingKey, email),
    user: { id, name, email, certifier },
  };
};
