import { randomBytes, createHmac, timingSafeEqual } from 'node:crypto';
import type { ParsedInput } from '@cert/shared/contract';
import { refuse } from '@cert/shared/domain';
import type { Database } from '../database/connect.ts';
import type { BaseContext, UseCase } from '../useCase.ts';
import { isDemoPassword } from './demoPassword.ts';
import type { SignInOutcome } from './accountEvent.ts';
import type { FailureBucket } from './attemptLimits.ts';
import { countAttempt, clearFailures, type RequiredWait } from './countAttempt.ts';
import { calculateTokenCutoffs, type SessionLimits } from './findCaller.ts';
import { sha256Hex } from '../sha256Hex.ts';
import { parseNetworks } from './parseNetworks.ts';
import { createSignInChallenge, type VerifiedProof } from './proofOfWork.ts';
import { verifyPassword } from './passwordHash.ts';

/** Maximum number of queued sign-ins from unknown devices without a proof of work, per server. */
const maxQueuedSignIns = 20;
/**
 * Level of the challenge for sign-ins beyond `maxQueuedSignIns`. It is fixed, because these sign-ins are refused before
 * their numbers of failures are read from the database.
 */
const levelWhenBusy = 2;

/**
 * Signs in. No transaction is open while the password is verified, which takes long. A caller on an unknown device who
 * would have to wait gets a challenge with the refusal. A caller who sends the solution as `proof` need not wait, so
 * attackers who know an e-mail cannot lock its owner out. See docs/product/people.md#signing-in.
 * @throws Refusal invalid-input with the field `password`: `wrong`; slow-down with `{retryAfterSeconds, challenge}`
 *   after too many failures, or while too many sign-ins are queued; the refusal of a known device has no `challenge`
 */
export const signIn: UseCase<'userLogin'> = async (input, context) => {
  const { clientAddress, signInGuard, logEvent, now } = context;
  const email = input.email.toLowerCase();
  const network = parseNetworks(clientAddress).own;
  const device = findKnownDevice(await signInGuard.readKey('devices'), email, input.device);
  const key = await signInGuard.readKey('challenges');
  const proof =
    device === undefined && input.proof !== undefined
      ? await signInGuard.checkProof({ key, text: input.proof, email, network, now: now() })
      : undefined;
  const by = device !== undefined ? 'device' : proof ? 'proof' : 'nothing';
  const log = (outcome: SignInOutcome, accountId?: number) =>
    logEvent({ event: 'sign-in', outcome, ...(accountId && { accountId }), network, by });

  async function slowDown({ retryAfterSeconds, level }: RequiredWait) {
    log('slowed');
    if (device !== undefined) return refuse('slow-down', { retryAfterSeconds });
    const challenge = await createSignInChallenge({ key, level, email, network, now: now() });
    return refuse('slow-down', { retryAfterSeconds, challenge });
  }

  const { queue } = signInGuard;
  const lane = { nothing: 'nothing', device: `device ${device}`, proof: `proof in ${network}` }[by];
  if (by === 'nothing' && queue.waitingIn(lane) >= maxQueuedSignIns)
    throw await slowDown({ retryAfterSeconds: 1, level: levelWhenBusy });
  const outcome = await queue.run(lane, () => attempt({ input, email, device, proof, context }));
  if ('wait' in outcome) throw await slowDown(outcome.wait);
  const { account, issue } = outcome;
  log(issue ?? 'ok', account?.id);
  if (issue || !account) throw refuse('invalid-input', { fields: { password: 'wrong' } });
  return outcome.reply;
};

/** Verifies the password and issues a session token, unless the attempt must wait. */
async function attempt({
  input,
  email,
  device,
  proof,
  context: { db, clientAddress, limits, isDemo, signInGuard, now },
}: {
  input: ParsedInput<'userLogin'>;
  email: string;
  device: string | undefined;
  proof: VerifiedProof | undefined;
  context: BaseContext;
}) {
  const isProven = proof !== undefined && (await useProof(db, proof, now()));
  const counted = await countAttempt({
    db,
    buckets: device === undefined ? bucketsOf(email, clientAddress) : bucketOnDevice(device),
    now: now(),
    proofLevel: isProven ? proof.level : undefined,
  });
  if ('wait' in counted) return counted;
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'is_certifier', 'password_hash', 'disabled_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  const isRight = await verifyPassword(account?.password_hash, input.password);
  if (!account || !isRight) return { account, issue: 'wrong' as const };
  if (account.disabled_at !== null) return { account, issue: 'disabled' as const };
  // The demo password is published in the README.
  if (!isDemo && isDemoPassword(input.password))
    return { account, issue: 'demo-password' as const };
  const { id: accountId, password_hash: verifiedHash } = account;
  const token = await issueToken({ db, accountId, verifiedHash, limits, now: now() });
  if (token === undefined) return { account, issue: 'wrong' as const };
  await clearFailures(db, counted);
  const signingKey = await signInGuard.readKey('devices');
  return {
    account,
    issue: undefined,
    reply: {
      token,
      device: (device && input.device) ?? makeDeviceToken(signingKey, email),
      user: { id: account.id, name: account.name, certifier: account.is_certifier },
    },
  };
}

/** Marks a proof as used. @returns false if it was used before, on any server */
async function useProof(
  db: Database,
  { nonce, expiresAt }: VerifiedProof,
  now: Date,
): Promise<boolean> {
  await db.deleteFrom('used_proofs').where('good_until', '<=', now).execute();
  const stored = await db
    .insertInto('used_proofs')
    .values({ nonce, good_until: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return stored.numInsertedOrUpdatedRows === 1n;
}

/**
 * Returns the buckets of an attempt on an unknown device. The bucket with the field `account` counts the failed
 * sign-ins to this account from one IPv4 address or one /48 of IPv6. The table stores a fingerprint instead of the
 * e-mail.
 */
function bucketsOf(email: string, clientAddress: string): FailureBucket[] {
  const { own, wider } = parseNetworks(clientAddress);
  const account = sha256Hex(email);
  const inOwn: FailureBucket = { kind: 'account', key: `account ${account} in ${own}` };
  const ofOwn: FailureBucket = { kind: 'network', key: `network ${own}` };
  if (wider === undefined) return [{ ...inOwn, account }, ofOwn];
  return [
    inOwn,
    ofOwn,
    { kind: 'network', key: `account ${account} in ${wider}`, account },
    { kind: 'wider-network', key: `network ${wider}` },
  ];
}

/** Returns the only bucket of an attempt on a known device. It does not count attempts on other devices. */
function bucketOnDevice(device: string): FailureBucket[] {
  return [{ kind: 'account', key: `device ${sha256Hex(device)}` }];
}

/**
 * Creates a session token for the account, stores its hash, and deletes the account's expired tokens.
 * @param verifiedHash the hash with which the password was verified, which takes long
 * @returns undefined if the account has got another password or was disabled meanwhile: that has ended all sessions,
 *   and no new one may begin with the old password. The lock makes a change of the password wait for this statement, so
 *   it ends this session, too.
 */
async function issueToken({
  db,
  accountId,
  verifiedHash,
  limits,
  now,
}: {
  db: Database;
  accountId: number;
  verifiedHash: string | null;
  limits: SessionLimits;
  now: Date;
}): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url');
  const { usedAfter, createdAfter } = calculateTokenCutoffs(limits, now);
  await db
    .deleteFrom('tokens')
    .where('account_id', '=', accountId)
    .where((is) => is.or([is('used_at', '<=', usedAfter), is('created_at', '<=', createdAfter)]))
    .execute();
  const stored = await db
    .insertInto('tokens')
    .columns(['hash', 'account_id', 'created_at', 'used_at'])
    .expression((from) =>
      from
        .selectFrom('accounts')
        .select(({ val }) => [
          val(sha256Hex(token)).as('hash'),
          'id',
          val(now).as('created_at'),
          val(now).as('used_at'),
        ])
        .where('id', '=', accountId)
        .where('password_hash', '=', verifiedHash)
        .where('disabled_at', 'is', null)
        .forShare(),
    )
    .executeTakeFirst();
  return stored.numInsertedOrUpdatedRows === 1n ? token : undefined;
}

/**
 * Verifies a device token (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"). The browser keeps the token
 * after a sign-in and sends it with the next one. A known device has its own failure counter, so attackers elsewhere
 * cannot lock its owner out. The token alone grants no access.
 * @param signingKey secret of the installation
 * @param email in lower case
 * @returns the device's id; undefined if the token is not valid for this e-mail
 */
function findKnownDevice(
  signingKey: string,
  email: string,
  token: string | undefined,
): string | undefined {
  const [id = '', signature = ''] = token?.split('.') ?? [];
  const [given, right] = [signature, signatureOf(signingKey, email, id)].map((text) =>
    Buffer.from(text),
  );
  if (!given || !right || given.length !== right.length) return undefined;
  return timingSafeEqual(given, right) ? id : undefined;
}

/** Creates a device token after a sign-in (see `findKnownDevice`). `email` is in lower case. */
function makeDeviceToken(signingKey: string, email: string): string {
  const id = randomBytes(16).toString('base64url');
  return `${id}.${signatureOf(signingKey, email, id)}`;
}

function signatureOf(signingKey: string, email: string, id: string): string {
  return createHmac('sha256', signingKey)
    .update(JSON.stringify([email, id]))
    .digest('base64url');
}

/** Revokes the token of the call; other sessions of the account stay. */
export const signOut: UseCase<'userLogout'> = async (_input, { db, account, logEvent }) => {
  await db.deleteFrom('tokens').where('hash', '=', account.tokenHash).execute();
  logEvent({ event: 'sign-out' });
  return {};
};
