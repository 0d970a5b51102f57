import { isDeepStrictEqual } from 'node:util';
import { Refusal, refuse, rolesOfAudience, type SetUpRefusal } from '@cert/shared/domain';
import {
  type Action,
  type ActionName,
  type Reply,
  type TransactionKind,
  contract,
} from '@cert/shared/contract';
import { computeChangeTag, type ChangeTagScope } from '../audit/computeChangeTag.ts';
import type { AccountEvent } from '../accounts/accountEvent.ts';
import { findCaller, type AuthenticatedAccount, type Caller } from '../accounts/findCaller.ts';
import {
  isSecondFactorCompulsory,
  type SecondFactorPolicy,
} from '../accounts/second-factor/secondFactorPolicy.ts';
import { findMembership, type QuestionnaireLock } from '../membership.ts';
import type { Database } from '../database/connect.ts';
import type { ModuleEvent } from '../modules/moduleEvent.ts';
import { isSerializationFailure, inTransaction } from '../database/inTransaction.ts';
import type { YearResultsReader } from '../report/comparing/yearResults.ts';
import { type Call, type findQuestionnaireId, parseFields } from './call.ts';
import { matchesEtag } from '../etag.ts';
import type { ExclusiveContext, Handlers, Services } from '../useCase.ts';

/** What answering calls needs. `yearResults` is given only to use cases on a questionnaire. */
export type CallEnvironment = Services & { handlers: Handlers; yearResults: YearResultsReader };

/** How the server runs each `TransactionKind` of the contract. */
const plans: Record<
  TransactionKind | 'none',
  {
    /** Whether the use case first runs without a transaction. */
    startsWithout: boolean;
    /** Whether a transaction follows after a serialization failure. */
    fallsBack: boolean;
    /** The lock on the questionnaire in the transaction. */
    lock: QuestionnaireLock;
  }
> = {
  none: { startsWithout: true, fallsBack: false, lock: 'shared' },
  manual: { startsWithout: true, fallsBack: false, lock: 'shared' },
  optimistic: { startsWithout: true, fallsBack: true, lock: 'shared' },
  shared: { startsWithout: false, fallsBack: false, lock: 'shared' },
  exclusive: { startsWithout: false, fallsBack: false, lock: 'exclusive' },
};

/** The result of a call. `reply` is undefined if the ETag that the caller sent is current; `etag` is then that ETag. */
export type CallReply = { reply: Reply<ActionName> | undefined; etag?: string };

/** The most general use case; the type of the handlers guarantees that each gets the context it needs. */
type AnyUseCase = (
  input: unknown,
  context: Partial<ExclusiveContext>,
) => Promise<Reply<ActionName>>;

/**
 * Answers a call: authenticate → transaction → permit → validate → handler. The order matters: anonymous callers get no
 * information, and an unknown questionnaire gets the same refusal as one without access, before anything else in the
 * call is checked. If no lock is needed, one query authenticates the caller and checks the permission.
 * @param observer passes the caller and events to the log
 * @returns the reply, after all changes are committed. If the action has an ETag and the caller sent the current one,
 *   there is no reply, and the handler does not run
 * @throws Refusal, in particular slow-down for an account or an organisation that writes too often
 */
export async function handleCall(
  call: Call & { questionnaireIdOrRefusal: ReturnType<typeof findQuestionnaireId> },
  { handlers, yearResults, ...services }: CallEnvironment,
  observer: {
    account: (account: AuthenticatedAccount) => void;
    event: (event: AccountEvent | ModuleEvent) => void;
  },
): Promise<CallReply> {
  const { name, action, clientAddress, userAgent, pageOrigin, questionnaireIdOrRefusal } = call;
  const { db, limits, now, rateLimits, readEdition, releaseId } = services;
  const tagScope = action.hasETag ? scopeOf(action) : undefined;
  const { startsWithout, fallsBack, lock } = plans[action.transaction ?? 'none'];
  const caller = await authenticate();
  if (caller) {
    observer.account(caller.account);
    if (action.method === 'POST') rateLimits.takeWrite(caller.account.id);
  }
  if (startsWithout)
    try {
      return await answer(db);
    } catch (error) {
      if (!fallsBack || !isSerializationFailure(error)) throw error;
    }
  // The permission is checked inside the transaction, under a lock: a change of roles or of the questionnaire's locks
  // waits until this call is done.
  return inTransaction(db, answer);

  async function answer(from: Database): Promise<CallReply> {
    const permission = await permit(from);
    const input = parseFields(action.input, call.fields);
    const account = caller?.account;
    const context: Partial<ExclusiveContext> = {
      ...services,
      db: from,
      clientAddress,
      userAgent,
      pageOrigin,
      logEvent: observer.event,
      account,
      ...permission,
    };
    if (tagScope && account)
      context.changeTag = computeChangeTag({
        account,
        membership: permission,
        now,
        releaseId,
        changes: caller?.changes ?? null,
      });
    const etag = context.changeTag;
    if (etag && matchesEtag(etag, call.knownTags)) return { reply: undefined, etag };
    const reply = await (handlers[name] as AnyUseCase)(input, context);
    return { reply: checkReply(name, reply), etag };
  }

  async function authenticate() {
    if (action.may === 'anyone') return undefined;
    // If a transaction follows, it reads the membership in the questionnaire, so this query does not.
    const questionnaireId =
      startsWithout && typeof questionnaireIdOrRefusal === 'number'
        ? questionnaireIdOrRefusal
        : undefined;
    const found =
      call.token &&
      (await findCaller({
        db,
        token: call.token,
        limits,
        now: now(),
        questionnaireId,
        changesOf: tagScope,
      }));
    if (!found) throw refuse('signed-out');
    const due = findSetUpRefusal(found, services.secondFactorPolicy);
    if (due && !action.worksDespite?.includes(due)) throw refuse(due);
    return found;
  }

  async function permit(from: Database) {
    if (
      action.may === 'anyone' ||
      action.may === 'signed-in' ||
      !caller ||
      !questionnaireIdOrRefusal
    )
      return undefined;
    if (questionnaireIdOrRefusal instanceof Refusal) throw questionnaireIdOrRefusal;
    const membership = from.isTransaction
      ? await findMembership({
          db: from,
          accountId: caller.account.id,
          questionnaireId: questionnaireIdOrRefusal,
          lock,
        })
      : caller.membership;
    if (!membership) throw refuse('not-found');
    if (!rolesOfAudience[action.may].includes(membership.role)) throw refuse('not-allowed');
    if (action.method === 'POST')
      rateLimits.takeOrganisationWrite(membership.questionnaire.organisationId);
    return {
      ...membership,
      ...(lock === 'exclusive' && { lock }),
      edition: await readEdition(from, membership.questionnaire),
      yearResults,
    };
  }
}

/** What the caller has to do before anything else; undefined if nothing. */
function findSetUpRefusal(
  { account, hasInitialPassword, hasSecondFactor }: Caller,
  policy: SecondFactorPolicy,
): SetUpRefusal | undefined {
  if (hasInitialPassword) return 'password-due';
  if (!hasSecondFactor && isSecondFactorCompulsory(policy, account)) return 'second-factor-due';
  return undefined;
}

function scopeOf({ may }: Action): ChangeTagScope {
  return may === 'signed-in' ? 'account' : 'organisation';
}

/**
 * Thrown if a reply violates the contract, which is a bug. `paths` are the wrong fields; their values are not logged.
 */
class InvalidReplyError extends Error {
  readonly paths: readonly string[];

  constructor(name: ActionName, paths: readonly string[]) {
    super(`${name} does not reply what the contract says: ${paths.join(', ')}`);
    this.name = 'InvalidReplyError';
    this.paths = [name, ...paths];
  }
}

/**
 * Validates every reply against the contract, also in production: a field outside of the contract must not leave the
 * server (blind grading relies on it), and dropping it silently would hide the bug. Costs about a millisecond for the
 * largest reply.
 * @throws InvalidReplyError on a wrong, missing or surplus field
 */
function checkReply(name: ActionName, reply: Reply<ActionName>): Reply<ActionName> {
  const parsed = contract[name].reply.safeParse(reply);
  if (!parsed.success)
    throw new InvalidReplyError(
      name,
      parsed.error.issues.map((issue) => issue.path.join('.')),
    );
  if (!isDeepStrictEqual(parsed.data, reply)) throw new InvalidReplyError(name, ['surplus field']);
  return reply;
}
