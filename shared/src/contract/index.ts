/**
 * The contract of the API: for each action its method, who may call it, the input and the reply. The server implements
 * exactly these actions (`Handlers<typeof contract>`); browsers import the types only.
 */
import { z } from 'zod';
import type { Action } from './action.ts';
import { answeringActions } from './answeringActions.ts';
import { answersSaveInput, answersSaveReply } from './answers.ts';
import {
  documentDeleteInput,
  attachedDocument,
  documentListInput,
  documentListReply,
  documentRenameInput,
  documentSubmitInput,
  signedUrlInput,
  signedUrlReply,
} from './documents.ts';
import { id, language, questionnaireInput } from './fields.ts';
import { gradingActions } from './gradingActions.ts';
import { introActions } from './introActions.ts';
import { moduleActions } from './moduleActions.ts';
import { programmeReply } from './programme.ts';
import { organisationActions } from './organisationActions.ts';
import {
  categoryReply,
  categorySummary,
  infoReply,
  questionnaireListItem,
} from './questionnaires.ts';
import { reportActions } from './reportActions.ts';

const done = z.object({});

export const contract = {
  /**
   * The data of the programme that the office configures, such as names, contacts, thresholds and figures. The code of
   * the site contains none of it.
   */
  programme: {
    method: 'GET',
    may: 'anyone',
    input: z.object({ language: language.optional() }),
    reply: programmeReply,
  },
  /**
   * Signs in and returns a token. The token becomes invalid after too long without use, at its maximum age, or on
   * signing out. On an unknown device a `slow-down` refusal contains a `challenge` besides `retryAfterSeconds`: a
   * caller that sends the solutions of the challenge as `proof` need not wait
   * (docs/decisions/0031-sign-in-and-demo.md).
   */
  userLogin: {
    method: 'POST',
    may: 'anyone',
    input: z.object({
      email: z
        .string()
        .trim()
        .min(1)
        .max(254)
        .regex(/^[^\p{Cc}\p{Cs}]*$/u),
      password: z.string().min(1).max(1000),
      /**
       * The device token from an earlier sign-in on this device. With it, failed sign-ins of other people do not delay
       * this person.
       */
      device: z.string().max(200).optional(),
      /**
       * The solved challenge, as JSON of `{challenge, solutions}`. It is valid once, for a few minutes, and only for
       * this e-mail address and from the same network.
       */
      proof: z.string().max(10_000).optional(),
    }),
    reply: z.object({
      token: z.string(),
      device: z.string(),
      user: z.object({ id: z.number(), name: z.string(), certifier: z.boolean() }),
    }),
  },
  /** Revokes the token of the call. */
  userLogout: { method: 'POST', may: 'signed-in', input: z.object({}), reply: done },
  /** Changes the password and revokes the account's other sessions. */
  passwordSave: {
    method: 'POST',
    may: 'signed-in',
    input: z.object({
      id: id.optional(),
      current: z.string().min(1).max(1000),
      new: z.string().min(1).max(1000),
    }),
    reply: done,
  },
  /** The questionnaires that the caller may open, newest year first. */
  certifierQuestionnaireList: {
    method: 'GET',
    may: 'signed-in',
    input: z.object({}),
    reply: z.array(questionnaireListItem),
  },
  /**
   * A tag that changes as soon as anything changes that the caller can see on the questionnaire. It is also the ETag of
   * the replies that have one. Every open page polls the tag every 15 seconds and revalidates the replies whose ETag
   * differs.
   */
  changeTag: {
    method: 'GET',
    may: 'member',
    input: questionnaireInput,
    reply: z.object({ tag: z.string() }),
  },
  info: {
    method: 'GET',
    may: 'member',
    input: questionnaireInput.extend({ language: language.optional() }),
    reply: infoReply,
    hasETag: true,
  },
  ...organisationActions,
  ...moduleActions,
  /** All categories with their areas. */
  areaCategoryList: {
    method: 'GET',
    may: 'member',
    input: questionnaireInput.extend({ language }),
    reply: z.array(categorySummary),
    hasETag: true,
  },
  /** One category with its areas, questions and answers. */
  areaCategory: {
    method: 'GET',
    may: 'member',
    input: questionnaireInput.extend({ slug: z.string().min(1).max(100), language }),
    reply: categoryReply,
    hasETag: true,
  },
  /** Saves answers and comments by form key, each key independently. See docs/decisions/0005-answers-on-the-wire.md. */
  questionnaireAnswersSave: {
    method: 'POST',
    may: 'member',
    input: answersSaveInput,
    reply: answersSaveReply,
  },
  /**
   * Returns a URL to which the caller may upload one file. `questionnaireDocumentSubmit` then makes a document of the
   * file.
   */
  mediaGetSignedUrl: {
    method: 'GET',
    may: 'member',
    input: signedUrlInput,
    reply: signedUrlReply,
  },
  /**
   * Makes a document of a file that the caller has uploaded. A file that is too large, or whose content does not match
   * its type, is refused and deleted.
   */
  questionnaireDocumentSubmit: {
    method: 'POST',
    may: 'member',
    input: documentSubmitInput,
    reply: attachedDocument,
  },
  questionnaireDocumentDelete: {
    method: 'POST',
    may: 'member',
    input: documentDeleteInput,
    reply: done,
  },
  /** Changes the title of a document. */
  questionnaireDocumentRename: {
    method: 'POST',
    may: 'member',
    input: documentRenameInput,
    reply: attachedDocument,
  },
  documentList: {
    method: 'GET',
    may: 'member',
    input: documentListInput,
    reply: documentListReply,
  },
  ...answeringActions,
  ...gradingActions,
  ...introActions,
  ...reportActions,
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

export type { Action } from './action.ts';
export type { AnswerRecord, StoredResponse } from './answers.ts';
export type { CollectedQuestions, MissingItems, QuestionList } from './collected.ts';
export type { AttachedDocument, ListedArea } from './documents.ts';
export type { AreaGradings, GradeCounts, TeamMemberGrade } from './areaGrading.ts';
export type { CertifierComment } from './grading.ts';
export type {
  Area,
  AreaData,
  AreaSummary,
  CategoryReply,
  CategorySummary,
  QuestionnaireInfo,
  Question,
  QuestionnaireListItem,
} from './questionnaires.ts';
export { programmeFigures, programmeThresholds, type ProgrammeReply } from './programme.ts';
export type { HistoryEntry } from './history.ts';
export type { IntroConflict } from './intro.ts';
export type { OptionList } from './organisation.ts';
export type { Benchmark, BenchmarkAverages, Report, ReportText } from './report.ts';
export { questionnaireInput } from './fields.ts';
export { moduleManifest, type ModuleManifest } from './moduleManifest.ts';
export { moduleVersion, registry } from './registry.ts';
export type { ModuleVersion, Registry, RegistryEntry, RegistryModule } from './registry.ts';
