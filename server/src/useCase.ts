import type { ActionName, Contract, ParsedInput, Reply } from '@cert/shared/contract';
import type { Role } from '@cert/shared/domain';
import type { AccountEvent } from './accounts/accountEvent.ts';
import type { Account, SessionLimits, Questionnaire } from './accounts/findSession.ts';
import type { SignInGuard } from './accounts/signInGuard.ts';
import type { Programme } from './programme/programme.ts';
import type { Database } from './database/connect.ts';
import type { ScanFile } from './documents/checking/scanFile.ts';
import type { FileStore } from './documents/stores/fileStore.ts';
import type { Quotas } from './documents/quotas.ts';
import type { RateLimits } from './accounts/rateLimits.ts';
import type { YearResultsReader } from './report/comparing/createYearResultsCache.ts';
import type { Edition, EditionReader } from './editions/edition.ts';

/** Context of every use case. */
export type BaseContext = {
  /**
   * The database. In an action with `transaction: 'shared'` or `'exclusive'` it is the call's transaction, which commits
   * before the reply is sent.
   */
  db: Database;
  now: () => Date;
  limits: SessionLimits;
  programme: Programme;
  /** Storage of documents. */
  files: FileStore;
  /** Scans files for viruses before they become documents; undefined if no scanner is configured. */
  scanFile: ScanFile | undefined;
  quotas: Quotas;
  rateLimits: RateLimits;
  /**
   * The server's release (`readReleaseId`). It is part of ETags, because another release may reply differently to the
   * same data.
   */
  releaseId: string;
  /** Licence key for the page's rich-text editor. */
  editorLicenceKey: string;
  /** The caller's network address, as reported by trusted proxies. */
  clientAddress: string;
  /** Whether this server has the demo world. */
  isDemo: boolean;
  /** Per-server state of password checks. */
  signInGuard: SignInGuard;
  /** Logs account events and counts sign-ins, even if the transaction is rolled back. */
  logEvent: (event: AccountEvent) => void;
};

/** Context of use cases for authenticated callers. */
export type AccountContext = BaseContext & {
  account: Account;
  /** Reads the content of questionnaires, also of others than that of the call, such as last year's. */
  readEdition: EditionReader;
};

/** Context of use cases on a questionnaire, checked against the contract's `may`. */
export type MemberContext = AccountContext & {
  questionnaire: Questionnaire;
  role: Role;
  edition: Edition;
  /** The questionnaire's current ETag for the caller (`audit/changeTag.ts`); absent if the action does not need it. */
  changeTag?: string;
  /** Results of all organisations in a year, for comparisons. */
  readYearResults: YearResultsReader;
};

/** Context of use cases that hold the exclusive lock on the questionnaire (`transaction: 'exclusive'`). */
export type ExclusiveContext = MemberContext & { lock: 'exclusive' };

/** The context that follows from the action's definition in the contract. */
export type ContextOf<Name extends ActionName> = Contract[Name]['may'] extends 'anyone'
  ? BaseContext
  : Contract[Name]['may'] extends 'signed-in'
    ? AccountContext
    : Contract[Name] extends { transaction: 'exclusive' }
      ? ExclusiveContext
      : MemberContext;

/** Implementation of one API action. It refuses by throwing a `Refusal`; any other error is a bug. */
export type UseCase<Name extends ActionName> = (
  input: ParsedInput<Name>,
  context: ContextOf<Name>,
) => Promise<Reply<Name>>;

/** One use case per action of the contract; a missing or mismatched one is a compile error. */
export type Handlers = { [Name in ActionName]: UseCase<Name> };
