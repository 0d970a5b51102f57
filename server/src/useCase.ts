import type { ActionName, Contract, ParsedInput, Reply } from '@cert/shared/contract';
import type { Role } from '@cert/shared/domain';
import type { AccountEvent } from './accounts/accountEvent.ts';
import type { AuthenticatedAccount, SessionLimits } from './accounts/findCaller.ts';
import type { Questionnaire } from './membership.ts';
import type { SecondFactorPolicy } from './accounts/second-factor/secondFactorPolicy.ts';
import type { SignInGuard } from './accounts/signInGuard.ts';
import type { Programme } from './programme/programme.ts';
import type { Database } from './database/connect.ts';
import type { FileScanner } from './documents/checking/scanFile.ts';
import type { QueueMail } from './mail/queueMail.ts';
import type { QueueMemberMails } from './mail/queueMemberMails.ts';
import type { FileStore } from './documents/stores/fileStore.ts';
import type { Quotas } from './documents/quotas.ts';
import type { ModuleLabelReader } from './modules/createModuleLabelReader.ts';
import type { ModuleEvent } from './modules/moduleEvent.ts';
import type { RateLimits } from './rateLimits.ts';
import type { YearResultsReader } from './report/comparing/yearResults.ts';
import type { Edition, EditionReader } from './editions/edition.ts';

/** What a server gives to all its calls. `app.ts` composes it; a new dependency must be added in both places. */
export type Services = {
  /** The database, without a transaction. */
  db: Database;
  now: () => Date;
  limits: SessionLimits;
  programme: Programme;
  /** Storage of documents. */
  files: FileStore;
  /** Scans files for viruses before they become documents; undefined if no scanner is configured. */
  scanFile: FileScanner | undefined;
  quotas: Quotas;
  rateLimits: RateLimits;
  /**
   * The server's release (`computeReleaseId`). It is part of ETags, because another release may reply differently to
   * the same data.
   */
  releaseId: string;
  /** Licence key for the page's rich-text editor. */
  editorLicenceKey: string;
  /** The public origin of the site, if it is configured. */
  mainOrigin: string | undefined;
  /** Whether this server has the demo world. */
  isDemo: boolean;
  /** Who must have a second factor. */
  secondFactorPolicy: SecondFactorPolicy;
  /** Whether this installation sends mail. */
  hasMail: boolean;
  /** Whether this server can make the report's PDF. */
  hasReportPdf: boolean;
  /** Puts a mail into the outbox; does nothing if this installation sends no mail. */
  queueMail: QueueMail;
  /** Puts mails about a questionnaire into the outbox; does nothing if this installation sends no mail. */
  queueMemberMails: QueueMemberMails;
  /** This server's state for limiting password checks. */
  signInGuard: SignInGuard;
  /** Reads the edition of any questionnaire, such as last year's. */
  readEdition: EditionReader;
  /** The metrics' labels of a module that a page reports. */
  labelModule: ModuleLabelReader['label'];
};

/** Context of every use case. */
export type BaseContext = Services & {
  /**
   * The database. In an action with `transaction: 'shared'` or `'exclusive'`, and in the second attempt of an
   * `'optimistic'` action, it is the call's transaction, which commits before the reply is sent.
   */
  db: Database;
  /** The caller's network address, as reported by trusted proxies. */
  clientAddress: string;
  /** What the caller's browser says about itself (the `User-Agent` header). */
  userAgent: string | undefined;
  /** The origin of the page that calls, as the browser says; undefined if it does not say it. */
  pageOrigin: string | undefined;
  /** Logs and counts events of accounts and modules, even if the transaction is rolled back. */
  logEvent: (event: AccountEvent | ModuleEvent) => void;
};

/** Context of use cases for authenticated callers. */
export type AccountContext = BaseContext & {
  account: AuthenticatedAccount;
  /**
   * The current ETag of the questionnaire, or of all questionnaires of the account, for the caller
   * (`audit/computeChangeTag.ts`); absent if the action does not need it.
   */
  changeTag?: string;
};

/**
 * Context of use cases on a questionnaire. The caller's role is one that the action's `may` in the contract permits.
 */
export type MemberContext = AccountContext & {
  questionnaire: Questionnaire;
  role: Role;
  edition: Edition;
  /** Reads the results of all organisations in a year, for comparisons. */
  yearResults: YearResultsReader;
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
