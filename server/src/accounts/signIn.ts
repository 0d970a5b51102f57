import type { ParsedInput } from '@cert/shared/contract';
import { refuse } from '@cert/shared/domain';
import type { BaseContext, UseCase } from '../useCase.ts';
import { isDemoPassword } from './demoPassword.ts';
import type { SignInOutcome } from './accountEvent.ts';
import type { FailureBucket } from './attemptLimits.ts';
import {
  clearFailuresAfterSuccess,
  countAttempt,
  uncountAttempt,
  type RequiredWait,
} from './countAttempt.ts';
import { findKnownDevice, makeDeviceToken, type KnownDevice } from './knownDevice.ts';
import { sha256Hex } from '../sha256Hex.ts';
import { findNetworksOfIpAddress } from './findNetworksOfIpAddress.ts';
import { createProofOfWorkChallenge, type VerifiedProofOfWork } from './proofOfWork.ts';
import { verifyPassword } from './passwordHash.ts';
import { hasAuthenticator, verifySecondFactor } from './second-factor/verifySecondFactor.ts';
import { startSession } from './startSession.ts';
import { consumeProof } from './usedProofs.ts';

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
 * @throws Refusal invalid-input with the field `password`: `wrong`, or, with the right password of an account that has
 *   a second factor, `code`: `missing`, `no-app` or `wrong`; slow-down with `{retryAfterSeconds, challenge}` after too
 *   many failures, or while too many sign-ins are queued; the refusal of a known device, or after wrong codes, has no
 *   `challenge`
 */
export const signIn: UseCase<'userLogin'> = async (input, context) => {
  const { clientAddress, signInGuard, logEvent, now } = context;
  const email = input.email.toLowerCase();
  const network = findNetworksOfIpAddress(clientAddress).own;
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
    const challenge = await createProofOfWorkChallenge({ key, level, email, network, now: now() });
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
  log(outcome.issue ?? 'ok', outcome.account?.id);
  if (outcome.issue) throw refuse('invalid-input', { fields: outcome.fields });
  return outcome.reply;
};

/** A wait that a proof of work cannot replace. */
type UnavoidableWait = { retryAfterSeconds: number; level?: undefined };

/**
 * The reply to every failure before the second factor: always the same, so that it reveals nothing about the account.
 */
const wrongPassword = { password: 'wrong' };

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
  proof: VerifiedProofOfWork | undefined;
  context: BaseContext;
}) {
  const { db, clientAddress, isDemo, signInGuard, now } = context;
  const isProven = proof !== undefined && (await consumeProof(db, { ...proof, now: now() }));
  const counted = await countAttempt({
    db,
    buckets: device === undefined ? bucketsOf(email, clientAddress) : bucketOnDevice(device.id),
    now: now(),
    proofLevel: isProven ? proof.level : undefined,
  });
  if ('wait' in counted) return counted;
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'is_certifier', 'password_hash', 'has_second_factor'])
    .select(['has_signed_in', 'mail_language', 'disabled_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  const isRight = await verifyPassword(account?.password_hash, input.password);
  if (!account || !isRight) return { account, issue: 'wrong', fields: wrongPassword } as const;
  if (account.disabled_at !== null)
    return { account, issue: 'disabled', fields: wrongPassword } as const;
  // The demo password is published in the README.
  if (!isDemo && isDemoPassword(input.password))
    return { account, issue: 'demo-password', fields: wrongPassword } as const;
  const factor = await checkSecondFactor({ account, code: input.code, device, context });
  // The password was right: a missing code, or a wait after wrong codes, is no failure of the password.
  if ('wait' in factor || factor.issue === 'second-factor-missing')
    await uncountAttempt(db, counted);
  if ('wait' in factor) return factor;
  if (factor.issue) return { account, ...factor };
  const token = await startSession(
    {
      account,
      proof: { passwordHash: account.password_hash, factor: factor.kind },
      isNewBrowser: device === undefined,
      language: input.language,
    },
    context,
  );
  if (token === undefined) return { account, issue: 'wrong', fields: wrongPassword } as const;
  await clearFailuresAfterSuccess(db, counted);
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

/**
 * Checks the second factor of an account whose password was right. Without the right password, nobody learns whether
 * there is a second factor.
 */
async function checkSecondFactor({
  account,
  code,
  device,
  context: { db, now },
}: {
  account: { id: number; has_second_factor: boolean };
  code: string | undefined;
  device: KnownDevice | undefined;
  context: BaseContext;
}): Promise<
  | { wait: UnavoidableWait }
  | { issue: 'second-factor-missing' | 'second-factor-wrong'; fields: { code: string } }
  | { issue?: undefined; kind: 'none' | 'authenticator' | 'recovery-code' }
> {
  if (!account.has_second_factor) return { kind: 'none' };
  if (code === undefined)
    return {
      issue: 'second-factor-missing',
      fields: { code: (await hasAuthenticator(db, account.id)) ? 'missing' : 'no-app' },
    };
  const checked = await verifySecondFactor(db, {
    accountId: account.id,
    code,
    at: now(),
    place: device ? { device: device.id } : 'unknown device',
  });
  if (checked.outcome === 'slowed')
    return { wait: { retryAfterSeconds: checked.retryAfterSeconds } };
  return checked.outcome === 'ok'
    ? { kind: checked.kind }
    : { issue: 'second-factor-wrong', fields: { code: 'wrong' } };
}

/**
 * Returns the buckets of an attempt on an unknown device. The bucket with the field `account` counts the failed
 * sign-ins to this account from one IPv4 address or one /48 of IPv6. The table stores a fingerprint instead of the
 * e-mail.
 */
function bucketsOf(email: string, clientAddress: string): FailureBucket[] {
  const { own, wider } = findNetworksOfIpAddress(clientAddress);
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

/** Revokes the token of the call; other sessions of the account stay. */
export const signOut: UseCase<'userLogout'> = async (_input, { db, account, logEvent }) => {
  await db.deleteFrom('tokens').where('hash', '=', account.tokenHash).execute();
  logEvent({ event: 'sign-out' });
  return {};
};
