import type { ActionName, Contract, ParsedInput, Reply } from '@cert/shared/contract';
import type { Role } from '@cert/shared/domain';
import type { AccountEvent } from '../accounts/accountEvent.ts';
import type { Account, SessionLimits } from '../accounts/findSession.ts';
import type { SignInGuard } from '../accounts/signInGuard.ts';
import type { Programme } from '../content/schema/programme.ts';
import type { Database } from '../database/connect.ts';
import type { ScanFile } from '../documents/checking/scanFile.ts';
import type { FileStore } from '../documents/fileStore.ts';
import type { Quotas } from '../documents/quotas.ts';
import type { RateLimits } from './rateLimits.ts';
import type { YearResultsReader } from '../report/comparing/createYearResultsCache.ts';
import type { Edition, EditionReader } from '../questionnaires/edition.ts';
import type { Questionnaire } from '../questionnaires/presentMembership.ts';

/** What every use case is given. */
export type OpenContext = {
  /** In an action that changes something: the transaction, committed before the reply is sent. */
  db: Database;
  now: () => Date;
  limits: SessionLimits;
  programme: Programme;
  /** The bytes of documents. */
  files: FileStore;
  /** Looks into files before they become documents; undefined where no scanner is configured. */
  scanFile: ScanFile | undefined;
  quotas: Quotas;
  rateLimits: RateLimits;
  /** Of `readReleaseId`: other sources may reply otherwise about the same data. */
  releaseId: string;
  /** Of the editor of rich texts; the page hands it to that. */
  editorLicenceKey: string;
  /** The caller's network address, as far as the configured proxies can be believed. */
  clientAddress: string;
  /** Whether this server was asked for the demo world. */
  isDemo: boolean;
  /** What checks of passwords share on this server. */
  signInGuard: SignInGuard;
  /** Tells the log, and counts sign-ins. Of what is taken back afterwards, too. */
  logEvent: (event: AccountEvent) => void;
};

/** What a use case for signed-in people is given besides. */
export type AccountContext = OpenContext & { account: Account };

/** What a use case on a questionnaire is given besides: all of it checked against the contract's `may`. */
export type MemberContext = AccountContext & {
  questionnaire: Questionnaire;
  role: Role;
  edition: Edition;
  /** Other editions, such as that of last year's questionnaire. */
  readEdition: EditionReader;
  /** The newest one (`audit/changeTag.ts`); absent where the action has no use for it. */
  changeTag?: string;
  /** What all organisations have reached in a year, for comparisons. */
  readYearResults: YearResultsReader;
};

type ContextOf<Name extends ActionName> = Contract[Name]['may'] extends 'anyone'
  ? OpenContext
  : Contract[Name]['may'] extends 'signed-in'
    ? AccountContext
    : MemberContext;

/** One action of the API. It refuses by throwing a `Refusal`; anything else thrown is a bug. */
export type UseCase<Name extends ActionName> = (
  input: ParsedInput<Name>,
  context: ContextOf<Name>,
) => Promise<Reply<Name>>;

/** A use case that opens its transactions by itself, because it works long between them (password hashing). */
export type ManualTransactions<Name extends ActionName> = { manualTransactions: UseCase<Name> };

/**
 * A use case that decides by what others on the questionnaire have done: while it runs nobody else changes anything
 * there, so that two that come at the same moment come one after the other.
 */
export type Serialized<Name extends ActionName> = { serialized: UseCase<Name> };

/**
 * A use case that changes things by one statement, which itself makes sure that everything stands as it was read. It is
 * called without a transaction first; if it throws that it has lost (`isSerializationFailure`), it is called again in one.
 */
export type Concurrent<Name extends ActionName> = { concurrent: UseCase<Name> };

/** One use case per action of the contract: what is missing or does not fit does not compile. */
export type Handlers = {
  [Name in ActionName]:
    UseCase<Name> | ManualTransactions<Name> | Serialized<Name> | Concurrent<Name>;
};
