import type { ParsedInput } from '@cert/shared/contract';
import { maxPasskeys, refuse } from '@cert/shared/domain';
import type { Database } from '../../database/connect.ts';
import type { AccountContext, UseCase } from '../../useCase.ts';
import { describeBrowser } from '../describeBrowser.ts';
import { verifyAccountOwner } from '../verifyAccountOwner.ts';
import {
  runSecondFactorChange,
  deleteRecoveryCodesIfNoFactorLeft,
} from '../second-factor/runSecondFactorChange.ts';
import { replaceRecoveryCodes } from '../second-factor/recoveryCodes.ts';
import { isSecondFactorCompulsory } from '../second-factor/secondFactorPolicy.ts';
import { hasSecondFactor } from '../second-factor/verifySecondFactor.ts';
import { deleteSessions } from '../sessions.ts';
import { readOwnPasswordHash } from '../verifyOwnPassword.ts';
import {
  passkeyChallengeTtlMs,
  createPasskeyChallengeVerifier,
  createPasskeyChallenge,
} from './passkeyChallenge.ts';
import {
  loadPasskeyLibrary,
  readPasskeySite,
  createWrongPasskeyRefusal,
  toUserHandle,
} from './passkeySite.ts';

/**
 * Accepted signature algorithms, by their numbers in COSE: EdDSA, ES256 and RS256. Every authenticator knows one of
 * them.
 */
const algorithms = [-8, -7, -257];

/**
 * Makes the options with which a browser creates a passkey for the caller. See docs/product/people.md#passkeys.
 * @throws Refusal not-allowed if the account has `maxPasskeys`; otherwise as `verifyAccountOwner`
 */
export const startPasskeySetup: UseCase<'passkeyStart'> = async (input, context) => {
  const { db, account, programme } = context;
  const site = readPasskeySite(context);
  const { passwordHash } = await verifyAccountOwner(input, context, 'second-factor-change');
  const known = await db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('account_id', '=', account.id)
    .execute();
  if (known.length >= maxPasskeys) throw refuse('not-allowed');
  const challenge = await createPasskeyChallenge(purposeOf(account, passwordHash), context);
  return {
    creation: {
      rp: { id: site.host, name: programme.product },
      user: {
        id: toUserHandle(account.id),
        name: account.email,
        displayName: account.name,
      },
      challenge: Buffer.from(challenge).toString('base64url'),
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      timeout: passkeyChallengeTtlMs,
      excludeCredentials: known.map(({ credential_id: id, transports }) => ({
        ...{ id, type: 'public-key', transports },
      })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    },
  };
};

/**
 * Stores the passkey that the caller's browser has made. If it is the account's first second factor, it brings recovery
 * codes and ends all other sessions: they may have begun with the password alone, which somebody else may know.
 * @throws Refusal invalid-input with the field `passkey`: `wrong`; not-allowed if the account has `maxPasskeys`;
 *   conflict if an account has the passkey already, or if the password was changed meanwhile
 */
export const addPasskey: UseCase<'passkeyAdd'> = async (input, context) => {
  const { account, now, userAgent } = context;
  const passwordHash = await readOwnPasswordHash(context);
  const credential = await verifyNewPasskey(input.passkey, passwordHash, context);
  if (!credential || passwordHash === null) throw createWrongPasskeyRefusal();
  const proof = { accountId: account.id, passwordHash };
  const { browser, system } = describeBrowser(userAgent);
  const described = [browser, system].filter(Boolean).join(' · ');
  const name = input.name || described || credential.id.slice(0, 8);
  const change = { action: 'passkeyAdd', language: input.language, proof } as const;
  const recoveryCodes = await runSecondFactorChange(context, change, async (trx) => {
    if ((await countPasskeys(trx, account.id)) >= maxPasskeys) throw refuse('not-allowed');
    const isFirst = !(await hasSecondFactor(trx, account.id));
    const added = await trx
      .insertInto('passkeys')
      .values({
        ...{ account_id: account.id, credential_id: credential.id, name, added_at: now() },
        ...{ public_key: credential.publicKey, signatures: credential.counter },
        transports: input.passkey.response.transports ?? [],
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows !== 1n) throw refuse('conflict');
    if (isFirst)
      await deleteSessions(trx, { accountId: account.id, keptTokenHash: account.tokenHash });
    return {
      result: isFirst ? await replaceRecoveryCodes(trx, account.id) : null,
      mail: { kind: 'passkey-added', detail: name },
    };
  });
  return { recoveryCodes };
};

/**
 * Removes a passkey of the caller's account, and ends all other sessions, because one may have begun with it.
 * @throws Refusal not-allowed if it is the last second factor and the caller must have one; otherwise as
 *   `verifyAccountOwner`
 */
export const removePasskey: UseCase<'passkeyRemove'> = async (input, context) => {
  const { db, account, secondFactorPolicy } = context;
  const { passkeyId, language } = input;
  if (!(await hasPasskey(db, { accountId: account.id, passkeyId }))) return {};
  const proof = await verifyAccountOwner(input, context, 'second-factor-change');
  const change = { action: 'passkeyRemove', language, proof } as const;
  await runSecondFactorChange(context, change, async (trx) => {
    const removed = await trx
      .deleteFrom('passkeys')
      .where('account_id', '=', account.id)
      .where('id', '=', passkeyId)
      .returning('name')
      .executeTakeFirst();
    if (!removed) return { result: undefined, mail: undefined };
    // Somebody who has the passkey may have signed in with it, and may be about to add another one.
    await deleteSessions(trx, { accountId: account.id, keptTokenHash: account.tokenHash });
    if (await deleteRecoveryCodesIfNoFactorLeft(trx, account.id))
      return { result: undefined, mail: { kind: 'passkey-removed', detail: removed.name } };
    if (isSecondFactorCompulsory(secondFactorPolicy, account)) throw refuse('not-allowed');
    return { result: undefined, mail: { kind: 'second-factor-removed' } };
  });
  return {};
};

/** Binds a challenge to this session and this password: a change of the password ends it. */
const purposeOf = ({ id, tokenHash }: AccountContext['account'], passwordHash: string | null) => ({
  add: { accountId: id, tokenHash, passwordHash },
});

/** Verifies a new passkey, and uses its challenge up. @returns undefined if something in it is wrong */
async function verifyNewPasskey(
  { id, response }: ParsedInput<'passkeyAdd'>['passkey'],
  passwordHash: string | null,
  context: AccountContext,
): Promise<{ id: string; publicKey: string; counter: number } | undefined> {
  const site = readPasskeySite(context);
  const challenge = await createPasskeyChallengeVerifier(
    purposeOf(context.account, passwordHash),
    context,
  );
  const { clientDataJSON, attestationObject } = response;
  const { verifyRegistrationResponse } = await loadPasskeyLibrary();
  const verified = await verifyRegistrationResponse({
    response: {
      ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
      response: { clientDataJSON, attestationObject },
    },
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    expectedChallenge: challenge.check,
    supportedAlgorithmIDs: algorithms,
    requireUserVerification: true,
    // The library throws if anything in the answer is wrong.
  }).catch(() => undefined);
  if (!verified?.verified || !(await challenge.take())) return undefined;
  const { credential } = verified.registrationInfo;
  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
  };
}

async function countPasskeys(db: Database, accountId: number): Promise<number> {
  const { passkeys } = await db
    .selectFrom('passkeys')
    .select((row) => row.fn.countAll<number>().as('passkeys'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return passkeys;
}

async function hasPasskey(
  db: Database,
  { accountId, passkeyId }: { accountId: number; passkeyId: number },
): Promise<boolean> {
  const passkey = await db
    .selectFrom('passkeys')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', passkeyId)
    .executeTakeFirst();
  return passkey !== undefined;
}
