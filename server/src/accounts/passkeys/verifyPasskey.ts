import type { ParsedInput } from '@cert/shared/contract';
import type { Database } from '../../database/connect.ts';
import type { BaseContext } from '../../useCase.ts';
import { createPasskeyChallengeVerifier } from './passkeyChallenge.ts';
import { loadPasskeyLibrary, readPasskeySite, toUserHandle } from './passkeySite.ts';

/**
 * Verifies the answer of a passkey to a challenge of `passkeyRequest`, and uses the challenge up. The answer must be
 * for this site, signed with the key of a known passkey, and confirmed with the fingerprint, the face or the PIN of its
 * owner. The counter of an authenticator that counts its signatures must have increased: otherwise somebody has copied
 * the key.
 * @returns the passkey and its account; `unknown` if no account has it; `wrong` if the answer is not accepted
 */
export async function verifyPasskey(
  { id, response: { userHandle, ...response } }: ParsedInput<'passkeyLogin'>['passkey'],
  context: BaseContext,
): Promise<{ passkeyId: number; accountId: number } | 'unknown' | 'wrong'> {
  const { db, now } = context;
  const site = readPasskeySite(context);
  const passkey = await findPasskey(db, id);
  if (!passkey) return 'unknown';
  const accountId = passkey.account_id;
  if (userHandle && userHandle !== toUserHandle(accountId)) return 'wrong';
  const challenge = await createPasskeyChallengeVerifier('ask', context);
  const { verifyAuthenticationResponse } = await loadPasskeyLibrary();
  const verified = await verifyAuthenticationResponse({
    response: {
      ...{ id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
    },
    credential: {
      id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.signatures,
    },
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    expectedChallenge: challenge.check,
    requireUserVerification: true,
    // The library throws if anything in the answer is wrong.
  }).catch(() => undefined);
  if (!verified?.verified || !(await challenge.take())) return 'wrong';
  const { newCounter } = verified.authenticationInfo;
  const noted = await db
    .updateTable('passkeys')
    .set({ used_at: now(), signatures: newCounter })
    .where('id', '=', passkey.id)
    // A simultaneous sign-in may have stored a higher counter meanwhile.
    .where((is) => (newCounter === 0 ? is.lit(true) : is('signatures', '<', newCounter)))
    .executeTakeFirst();
  return noted.numUpdatedRows === 1n ? { passkeyId: passkey.id, accountId } : 'wrong';
}

function findPasskey(db: Database, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'account_id', 'public_key', 'signatures'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}
