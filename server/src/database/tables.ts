import type {
  AccountsTable,
  TokensTable,
  AuthenticatorsTable,
  EmailChangeLinksTable,
  EmailChangesTable,
  PasskeysTable,
  PasswordLinksTable,
  RecoveryCodesTable,
  SignInFailuresTable,
  OrganisationsTable,
  SigningKeysTable,
  UsedProofsTable,
} from './accountTables.ts';
import type {
  EditionsTable,
  CategoriesTable,
  AreasTable,
  QuestionsTable,
  AnswersTable,
} from './contentTables.ts';
import type {
  QuestionnairesTable,
  QuestionnaireProgressTable,
  CertificatesTable,
  WorkforceFiguresTable,
  MembersTable,
  ResponsesTable,
  IntroAnswersTable,
  DocumentsTable,
  OrphanFilesTable,
  QuarantinedFilesTable,
  SavedQuestionsTable,
  AuditLogTable,
  AuditVisibilityTable,
  ChangeCountersTable,
} from './questionnaireTables.ts';
import type {
  CertifierGradesTable,
  FinalGradesTable,
  FinalizationsTable,
  CommentsTable,
  AboveBeyondMarksTable,
  ReportEditorsTable,
  ReportFieldsTable,
} from './gradingTables.ts';
import type {
  ComparisonChangesTable,
  ComparisonContributionsTable,
  ComparisonIncrementsTable,
} from './comparisonTables.ts';
import type {
  OutboxTable,
  ToldChangesTable,
  ToldDueDatesTable,
  WatchedGradesTable,
} from './mailTables.ts';
import type { Instant } from './columns.ts';

/** The row types of all tables, by table name; `migrations/` creates the tables. */
export type Tables = {
  accounts: AccountsTable;
  tokens: TokensTable;
  password_links: PasswordLinksTable;
  authenticators: AuthenticatorsTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  email_changes: EmailChangesTable;
  email_change_links: EmailChangeLinksTable;
  sign_in_failures: SignInFailuresTable;
  used_proofs: UsedProofsTable;
  module_failures: ModuleFailuresTable;
  organisations: OrganisationsTable;
  editions: EditionsTable;
  categories: CategoriesTable;
  areas: AreasTable;
  questions: QuestionsTable;
  answers: AnswersTable;
  questionnaires: QuestionnairesTable;
  questionnaire_progress: QuestionnaireProgressTable;
  certificates: CertificatesTable;
  workforce_figures: WorkforceFiguresTable;
  members: MembersTable;
  responses: ResponsesTable;
  intro_answers: IntroAnswersTable;
  certifier_grades: CertifierGradesTable;
  final_grades: FinalGradesTable;
  finalizations: FinalizationsTable;
  documents: DocumentsTable;
  loose_files: OrphanFilesTable;
  quarantined_files: QuarantinedFilesTable;
  signing_keys: SigningKeysTable;
  saved_questions: SavedQuestionsTable;
  comments: CommentsTable;
  above_beyond_marks: AboveBeyondMarksTable;
  report_editors: ReportEditorsTable;
  report_fields: ReportFieldsTable;
  audit_log: AuditLogTable;
  audit_visibility: AuditVisibilityTable;
  change_counters: ChangeCountersTable;
  comparison_changes: ComparisonChangesTable;
  comparison_contributions: ComparisonContributionsTable;
  comparison_increments: ComparisonIncrementsTable;
  outbox: OutboxTable;
  told_due_dates: ToldDueDatesTable;
  watched_grades: WatchedGradesTable;
  told_changes: ToldChangesTable;
};

/** Module versions that pages could not show, counted by day. */
type ModuleFailuresTable = {
  /** `2026-11-20`, in UTC. */
  day: string;
  module: string;
  version: string;
  reason: string;
  times: number;
  first_at: Instant;
  last_at: Instant;
};
