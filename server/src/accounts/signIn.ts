import { randomBytes, createHmac, timingSafeEqual } from 'node:crypto';
import type { ParsedInput } from '@cert/shared/contract';
import { defaultLanguage, refuse, type Language } from '@cert/shared/domain';
import type { Database } from '../database/connect.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { BaseContext, UseCase } from '../useCase.ts';
import { isDemoPassword } from './demoPassword.ts';
import { describeBrowser } from './describeBrowser.ts';
import type { SignInOutcome } from './accountEvent.ts';
import type { FailureBucket } from './attemptLimits.ts';
import { clearFailures, countAttempt, forgetAttempt, type RequiredWait } from './countAttempt.ts';
import { calculateTokenCutoffs } from './findCaller.ts';
import { sha256Hex } from '../sha256Hex.ts';
import { parseNetworks } from './parseNetworks.ts';
import { createSignInChallenge, type VerifiedProof } from './proofOfWork.ts';
import { verifyPassword } from './passwordHash.ts';
import { countRecoveryCodes } from './second-factor/recoveryCodes.ts';
import { hasSecondFactor, verifySecondFactor } from './second-factor/verifySecondFactor.ts';

/** Maximum number of queued sign-ins from unknown devices without a proof of work, per server. */
const maxQueuedSignIns = 20;
/**
 * Level of the challenge for sign-ins beyond `maxQueuedSignIns`. It is fixed, because these sign-ins are refused before
 * their numbers of failures are read from the database.
 */
const levelWhenBusy = 2;
/** Maximum number of mails of a new browser that wait for one account. */
const maxWaitingMails = 10;

/**
 * Signs in. No transaction is open while the password is verified, which takes long. A caller on an unknown device who
 * would have to wait gets a challenge with the refusal. A caller who sends the solution as `proof` need not wait, so
 * attackers who know an e-mail cannot lock its owner out. See docs/product/people.md#signing-in.
 * @throws Refusal invalid-input with the field `password`: `wrong`, or, with the right password of an account that has a
 *   second factor, `code`: `missing` or `wrong`; slow-down with `{retryAfterSeconds, challenge}` after too many
 *   failures, or while too many sign-ins are queued; the refusal of a known device, or after wrong codes, has no
 *   `challenge`
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

  async function slowDown({ retryAfterSeconds, level }: RequiredWait | UnavoidableWait) {
    log('slowed');
    if (device !== undefined || level === undefined)
      return refuse('slow-down', { retryAfterSeconds });
    const challenge = await createSignInChallenge({ key, level, email, network, now: now() });
    return refuse('slow-down', { retryAfterSeconds, challenge });
  }

  const { queue } = signInGuard;
  const lane = { nothing: 'nothing', device: `device ${device?.id}`, proof: `proof in ${network}` }[
    by
  ];
  if (by === 'nothing' && queue.waitingIn(lane) >= maxQueuedSignIns)
    throw await slowDown({ retryAfterSeconds: 1, level: levelWhenBusy });
  const outcome = await queue.run(lane, () => attempt({ input, email, device, proof, context }));
  if ('wait' in outcome) throw await slowDown(outcome.wait);
  const { account, issue } = outcome;
  log(issue ?? 'ok', account?.id);
  if (issue || !account) throw refuse('invalid-input', { fields: describeIssue(issue) });
  return outcome.reply;
};

/** A wait that no proof of work makes unnecessary. */
type UnavoidableWait = { retryAfterSeconds: number; level?: undefined };

/** Says which field of the sign-in has which issue. Only somebody with the right password hears of a second factor. */
function describeIssue(issue: SignInOutcome | undefined): { [field: string]: string } {
  if (issue === 'second-factor-missing') return { code: 'missing' };
  if (issue === 'second-factor-wrong') return { code: 'wrong' };
  return { password: 'wrong' };
}

/** Verifies the password and the second factor, and issues a session token, unless the attempt must wait. */
async function attempt({
  input,
  email,
  device,
  proof,
  context,
}: {
  input: ParsedInput<'userLogin'>;
  email: string;
  device: KnownDevice | undefined;
  proof: VerifiedProof | undefined;
  context: BaseContext;
}) {
  const { db, clientAddress, isDemo, signInGuard, now } = context;
  const isProven = proof !== undefined && (await useProof(db, proof, now()));
  const counted = await countAttempt({
    db,
    buckets: device === undefined ? bucketsOf(email, clientAddress) : bucketOnDevice(device.id),
    now: now(),
    proofLevel: isProven ? proof.level : undefined,
  });
  if ('wait' in counted) return counted;
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'is_certifier', 'password_hash', 'has_signed_in', 'disabled_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  const isRight = await verifyPassword(account?.password_hash, input.password);
  if (!account || !isRight) return { account, issue: 'wrong' as const };
  if (account.disabled_at !== null) return { account, issue: 'disabled' as const };
  // The demo password is published in the README.
  if (!isDemo && isDemoPassword(input.password))
    return { account, issue: 'demo-password' as const };
  const factor = await checkSecondFactor({ account, code: input.code, device, context });
  // Neither is a failure of the password.
  if ('wait' in factor || factor.issue === 'second-factor-missing')
    await forgetAttempt(db, counted);
  if ('wait' in factor) return factor;
  if (factor.issue) return { account, issue: factor.issue };
  const token = await startSession(
    {
      account,
      isNewBrowser: device === undefined,
      factor: factor.kind,
      language: input.language,
    },
    context,
  );
  if (token === undefined) return { account, issue: 'wrong' as const };
  await clearFailures(db, counted);
  const signingKey = await signInGuard.readKey('devices');
  return {
    account,
    issue: undefined,
    reply: {
      token,
      device: device?.token ?? makeDeviceToken(signingKey, email),
      user: { id: account.id, name: account.name, certifier: account.is_certifier },
    },
  };
}

/** Checks the second factor of an account whose password was right. */
async function checkSecondFactor({
  account,
  code,
  device,
  context: { db, now },
}: {
  account: { id: number };
  code: string | undefined;
  device: KnownDevice | undefined;
  context: BaseContext;
}): Promise<
  | { wait: UnavoidableWait }
  | { issue: 'second-factor-missing' | 'second-factor-wrong' }
  | { issue?: undefined; kind: 'none' | 'authenticator' | 'recovery-code' }
> {
  if (!(await hasSecondFactor(db, account.id))) return { kind: 'none' };
  if (code === undefined) return { issue: 'second-factor-missing' };
  const checked = await verifySecondFactor(db, {
    accountId: account.id,
    code,
    at: now(),
    place: device ? { device: device.id } : 'unknown device',
  });
  if (checked.outcome === 'slowed')
    return { wait: { retryAfterSeconds: checked.retryAfterSeconds } };
  return checked.outcome === 'ok' ? { kind: checked.kind } : { issue: 'second-factor-wrong' };
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
 * Starts a session: creates its token, stores the hash, and deletes the account's expired tokens. Tells the owner by mail
 * of a browser that is new to the account, except of the first one, and of a recovery code that was used.
 * @param verifiedHash the hash with which the password was verified, which takes long
 * @returns undefined if the account has got another password or a second factor, or was disabled meanwhile: that has
 *   ended all sessions, and no new one may begin with the old password alone. The lock on the account makes a change of the password wait for this
 *   transaction, so it ends this session, too.
 */
async function startSession(
  {
    account,
    isNewBrowser,
    factor,
    language,
  }: {
    account: { id: number; password_hash: string | null; has_signed_in: boolean };
    isNewBrowser: boolean;
    factor: 'none' | 'authenticator' | 'recovery-code';
    language: Language | undefined;
  },
  { db, limits, now, userAgent, clientAddress, queueMail }: BaseContext,
): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url');
  const at = now();
  const { usedAfter, createdAfter } = calculateTokenCutoffs(limits, at);
  const { browser, system } = describeBrowser(userAgent);
  const network = parseNetworks(clientAddress).own;
  // Before the transaction: a change of the password locks the account first and the sessions after it.
  await db
    .deleteFrom('tokens')
    .where('account_id', '=', account.id)
    .where((is) => is.or([is('used_at', '<=', usedAfter), is('created_at', '<=', createdAfter)]))
    .execute();
  return inTransaction(db, async (trx) => {
    const noted = await trx
      .updateTable('accounts')
      .set({ has_signed_in: true, ...(language && { mail_language: language }) })
      .where('id', '=', account.id)
      .where('password_hash', '=', account.password_hash)
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    if (noted.numUpdatedRows === 0n) return undefined;
    // A second factor that was set up meanwhile has ended all sessions that did not need it.
    if (factor === 'none' && (await hasSecondFactor(trx, account.id))) return undefined;
    await trx
      .insertInto('tokens')
      .values({
        ...{ hash: sha256Hex(token), account_id: account.id, created_at: at, used_at: at },
        ...{ browser, system, network },
      })
      .execute();
    if (isNewBrowser && account.has_signed_in && (await isMailWelcome(trx, account.id)))
      await queueMail(trx, {
        accountId: account.id,
        kind: 'new-browser',
        language: language ?? defaultLanguage,
        detail: [browser, system, network].filter(Boolean).join(' · '),
      });
    if (factor === 'recovery-code')
      await queueMail(trx, {
        accountId: account.id,
        kind: 'recovery-code-used',
        language: language ?? defaultLanguage,
        detail: String(await countRecoveryCodes(trx, account.id)),
      });
    return token;
  });
}

/**
 * Whether another mail of a new browser may wait: whoever knows the password could otherwise fill the outbox by signing
 * in again and again.
 */
async function isMailWelcome(trx: Database, accountId: number): Promise<boolean> {
  const { waiting } = await trx
    .selectFrom('outbox')
    .select((row) => row.fn.countAll<number>().as('waiting'))
    .where('account_id', '=', accountId)
    .where('kind', '=', 'new-browser')
    .where('given_up_at', 'is', null)
    .executeTakeFirstOrThrow();
  return waiting < maxWaitingMails;
}

/**
 * Finds the device token of an e-mail (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"). The browser keeps
 * the tokens of its last sign-ins and sends all of them with the next one, because several people may use one browser. A
 * known device has its own failure counter, so attackers elsewhere cannot lock its owner out. The token alone grants no
 * access.
 * @param signingKey secret of the installation
 * @param email in lower case
 * @param tokens separated by blanks
 * @returns the valid token with the device's id; undefined if none is valid for this e-mail
 */
function findKnownDevice(
  signingKey: string,
  email: string,
  tokens: string | undefined,
): KnownDevice | undefined {
  for (const token of tokens?.split(' ') ?? []) {
    const [id = '', signature = ''] = token.split('.');
    const [given, right] = [signature, signatureOf(signingKey, email, id)].map((text) =>
      Buffer.from(text),
    );
    if (given && right && given.length === right.length && timingSafeEqual(given, right))
      return { id, token };
  }
  return undefined;
}

type KnownDevice = { id: string; token: string };

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
