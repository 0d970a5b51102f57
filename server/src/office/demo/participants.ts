import { getOrThrow } from '../../getOrThrow.ts';
import type { DemoQuestionnaire, DemoWords } from '../../content/schema/demoWorld.ts';
import type { ExclusiveContext } from '../../useCase.ts';
import type { Programme } from '../../programme/programme.ts';
import type { Database } from '../../database/connect.ts';
import type { FileStore } from '../../documents/stores/fileStore.ts';
import type { EditionReader } from '../../editions/edition.ts';
import type { AuthenticatedAccount } from '../../accounts/findCaller.ts';
import { findMembership } from '../../membership.ts';
import { createSignInGuard } from '../../accounts/signInGuard.ts';
import { noQuotas } from '../../documents/quotas.ts';
import { noRateLimits } from '../../rateLimits.ts';
import { createYearResultsReader } from '../../report/comparing/yearResults.ts';

/** The members of one questionnaire as contexts for use cases. */
export type Participants = {
  client: ExclusiveContext;
  /** Contexts of the team; the first one is that of the main certifier. */
  team: readonly [ExclusiveContext, ExclusiveContext, ExclusiveContext];
  byEmail: ReadonlyMap<string, ExclusiveContext>;
};

/** Returns the context with its clock set to this time. */
export function withClockAt(context: ExclusiveContext, at: Date): ExclusiveContext {
  return { ...context, now: () => at };
}

/** Reads the contexts of a questionnaire's client and team. */
export async function readParticipants(
  { accounts, ...environment }: DemoCreationContext,
  { client, team }: Pick<DemoQuestionnaire, 'client' | 'team'>,
  questionnaireId: number,
): Promise<Participants> {
  const contextOf = (email: string) =>
    createMemberContext({
      ...environment,
      questionnaireId,
      account: getOrThrow(accounts, email),
      at: environment.startedAt,
    });
  const [main, second, third] = team;
  const contexts = {
    client: await contextOf(client),
    main: await contextOf(main),
    second: await contextOf(second),
    third: await contextOf(third),
  };
  return {
    client: contexts.client,
    team: [contexts.main, contexts.second, contexts.third],
    byEmail: new Map([
      [client, contexts.client],
      [main, contexts.main],
      [second, contexts.second],
      [third, contexts.third],
    ]),
  };
}

/** An account for use cases, without a session. */
export type SessionlessAccount = Omit<AuthenticatedAccount, 'tokenHash'>;

/** Environment for creating the questionnaires of the demo world. */
export type DemoCreationContext = {
  db: Database;
  files: FileStore;
  programme: Programme;
  words: DemoWords;
  /** Folder of the documents' files. */
  documentFolder: string;
  accounts: ReadonlyMap<string, SessionlessAccount>;
  readEdition: EditionReader;
  /** Time at which the creation of the demo world started; no activity has a later time. */
  startedAt: Date;
};

/**
 * Creates the context of a use case that the office calls on behalf of a person: the same as for a call over HTTP, but
 * without a session.
 * @throws Error if the person is not a member of the questionnaire
 */
export async function createMemberContext({
  db,
  files,
  programme,
  readEdition,
  questionnaireId,
  account,
  at,
}: {
  db: Database;
  files: FileStore;
  programme: Programme;
  readEdition: EditionReader;
  questionnaireId: number;
  account: SessionlessAccount;
  at: Date;
}): Promise<ExclusiveContext> {
  const membership = await findMembership({
    db,
    accountId: account.id,
    questionnaireId,
  });
  if (!membership)
    throw new Error(`${account.email} is not a member of the questionnaire ${questionnaireId}`);
  return {
    ...membership,
    // No lock is needed: nobody can use the questionnaire before the demo world is complete.
    lock: 'exclusive',
    db,
    files,
    scanFile: undefined,
    quotas: noQuotas,
    rateLimits: noRateLimits,
    programme,
    now: () => at,
    limits: { tokenIdleHours: 0, tokenMaxDays: 0 },
    releaseId: '',
    editorLicenceKey: '',
    mainOrigin: undefined,
    clientAddress: '',
    userAgent: undefined,
    pageOrigin: undefined,
    isDemo: true,
    secondFactorPolicy: 'none',
    hasMail: false,
    hasReportPdf: false,
    signInGuard: createSignInGuard(db),
    logEvent: () => undefined,
    queueMail: () => Promise.resolve(),
    queueMemberMails: () => Promise.resolve(),
    labelModule: (reported) => Promise.resolve(reported),
    account: { ...account, tokenHash: '' },
    edition: await readEdition(db, membership.questionnaire),
    readEdition,
    yearResults: createYearResultsReader({
      readEdition,
      certificatePercent: programme.thresholds.certificatePercent,
      leastOrganisations: programme.comparisons.leastOrganisations,
      dbForLongWork: db,
      readInBulk: (read) => read(db),
    }),
  };
}
