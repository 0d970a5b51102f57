/**
 * The contract of the API: for each action its method, who may call it, the input and the reply. The server implements
 * exactly these actions (`Handlers<typeof contract>`); browsers import the types only.
 */
import type { z } from 'zod';
import { aboveBeyondActions } from './aboveBeyond.ts';
import { accountActions } from './accounts.ts';
import type { Action } from './action.ts';
import { answerActions } from './answers.ts';
import { areaActions } from './areas.ts';
import { certificateActions } from './certificates.ts';
import { colleagueActions } from './colleagues.ts';
import { commentActions } from './comments.ts';
import { deskActions } from './desk.ts';
import { documentActions } from './documents.ts';
import { emailChangeActions } from './emailChange.ts';
import { gradingActions } from './grading.ts';
import { historyActions } from './history.ts';
import { introActions } from './introQuestions.ts';
import { moduleActions } from './modules.ts';
import { organisationActions } from './organisation.ts';
import { overviewActions } from './overview.ts';
import { programmeActions } from './programme.ts';
import { questionnaireActions } from './questionnaires.ts';
import { reportActions } from './report.ts';
import { savedQuestionActions } from './savedQuestions.ts';
import { passkeyActions } from './passkeys.ts';
import { secondFactorActions } from './secondFactor.ts';

export const contract = {
  ...programmeActions,
  ...accountActions,
  ...secondFactorActions,
  ...passkeyActions,
  ...emailChangeActions,
  ...colleagueActions,
  ...moduleActions,
  ...questionnaireActions,
  ...overviewActions,
  ...deskActions,
  ...organisationActions,
  ...areaActions,
  ...answerActions,
  ...documentActions,
  ...savedQuestionActions,
  ...gradingActions,
  ...commentActions,
  ...aboveBeyondActions,
  ...historyActions,
  ...introActions,
  ...reportActions,
  ...certificateActions,
} satisfies Record<string, Action>;

export type Contract = typeof contract;
export type ActionName = keyof Contract;
export type Input<Name extends ActionName> = z.input<Contract[Name]['input']>;
export type ParsedInput<Name extends ActionName> = z.output<Contract[Name]['input']>;
export type Reply<Name extends ActionName> = z.output<Contract[Name]['reply']>;
export type ReadName = {
  [N in ActionName]: Contract[N]['method'] extends 'GET' ? N : never;
}[ActionName];
export type ActName = Exclude<ActionName, ReadName>;

export type { Action, TransactionKind } from './action.ts';
export type { AnswerRecord, StoredResponse } from './answers.ts';
export type {
  Area,
  AreaData,
  AreaSummary,
  CategoryReply,
  CategorySummary,
  CollectedQuestions,
  MissingItems,
  Question,
  QuestionList,
} from './areas.ts';
export type { Certificate, Verification } from './certificates.ts';
export type { CertifierComment } from './comments.ts';
export type { DeskPageReply, DeskRow } from './desk.ts';
export type { AttachedDocument, ListedArea } from './documents.ts';
export { questionnaireInput } from './fields.ts';
export type { AreaGradings, GradeCounts, TeamMemberGrade } from './grading.ts';
export type { HistoryEntry } from './history.ts';
export type { IntroConflict } from './introQuestions.ts';
export { moduleFailureReasons, moduleManifest, moduleVersion, registry } from './modules.ts';
export type {
  ModuleManifest,
  ModuleVersion,
  Registry,
  RegistryEntry,
  RegistryModule,
} from './modules.ts';
export type { OrganisationChoices } from './organisation.ts';
export type {
  BoardArea,
  MemberGrade,
  QuestionnaireOverview,
  OverviewArea,
  OverviewCategory,
  QuestionLocation,
  QuestionnaireDates,
  RecentChange,
  ReconciliationBoard,
  Submission,
} from './overview.ts';
export { programmeFigures, programmeThresholds, type ProgrammeReply } from './programme.ts';
export type {
  HiddenQuestionnaire,
  QuestionnaireInfo,
  QuestionnaireListItem,
} from './questionnaires.ts';
export type { Benchmark, BenchmarkAverages, ReleasedReport, Report, ReportText } from './report.ts';
