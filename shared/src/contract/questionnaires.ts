import { z } from 'zod';
import { apiSettingNames } from '../domain/index.ts';
import type { Action } from './action.ts';
import { flag, id, instant, language, percent, questionnaireInput } from './fields.ts';
import { organisationInfoFields } from './organisation.ts';
import { questionnaireDates, submission } from './overview.ts';

const settings = z.object({
  inactive: flag,
  locked: flag,
  /** For the team only, as is the next field. */
  gradingLocked: flag.optional(),
  reportLocked: flag.optional(),
});

/** Changes one setting, with a name and a value as `settingToWire` returns them. */
const settingUpdateInput = questionnaireInput.extend({
  setting: z.enum(apiSettingNames),
  value: z.boolean(),
});

const teamMember = z.object({ id: z.number(), name: z.string(), main: flag, finalized: flag });

/** Data of the questionnaire and of the organisation. */
const infoReply = z.object({
  /** The organisation's name; only the office changes it. */
  title: z.string(),
  ...organisationInfoFields,
  info: z.object({ questionnaire: z.object({ year: z.number().int(), keyOnly: flag }) }),
  previousQuestionnaire: z
    .object({ year: z.number().int(), overalResult: percent.nullable().optional() })
    .nullable(),
  dates: questionnaireDates,
  submission,
  questionnaire: z.object({
    settings,
    /** Whether the caller is the main certifier. */
    mainCertifier: flag.optional(),
    // This field and all that follow are for the team only.
    /** Whether the questionnaire has passed Above and Beyond. */
    advanced: flag.optional(),
    /** The certifiers and whether each has finalized; the main certifier first. */
    certifiers: z.array(teamMember).optional(),
    ownFinalized: flag.optional(),
    finalized: flag.optional(),
    /** Whether everybody has finalized at least once. From then on, resetting a finalization requires a reason. */
    revealed: flag.optional(),
    /** When the report was released to the organisation; null if it is not released. */
    reportReleasedAt: instant.nullable().optional(),
    /** The share of all points required for the certificate, in percent. */
    threshold: percent.optional(),
  }),
});
export type QuestionnaireInfo = z.output<typeof infoReply>;

const questionnaireListItem = z.object({
  id: z.number(),
  /** The organisation's name. */
  title: z.string(),
  year: z.number().int(),
  /** The organisation's id. It is the same in all years, whereas titles need not be unique. */
  organisationId: id,
});
export type QuestionnaireListItem = z.output<typeof questionnaireListItem>;

const hiddenQuestionnaire = z.object({
  id,
  /** The organisation's name. */
  title: z.string(),
  year: z.number().int(),
  /** When it was hidden; null if the audit trail has no record of it. */
  at: instant.nullable(),
  /** The name of the person who hid it; null for the programme's office. */
  by: z.string().nullable(),
});
export type HiddenQuestionnaire = z.output<typeof hiddenQuestionnaire>;

/** The actions on a questionnaire as a whole. */
export const questionnaireActions = {
  /**
   * The questionnaires that the caller may open, newest year first, then by name in the order of the call's language.
   */
  certifierQuestionnaireList: {
    method: 'GET',
    may: 'signed-in',
    input: z.object({ language: language.optional() }),
    reply: z.array(questionnaireListItem),
  },
  /**
   * The hidden questionnaires of which the caller is a client. The reply says only that they exist, and who hid them
   * and when. All other actions answer as if they did not exist. Newest year first.
   */
  hiddenQuestionnaires: {
    method: 'GET',
    may: 'signed-in',
    input: z.object({}),
    reply: z.array(hiddenQuestionnaire),
  },
  info: {
    method: 'GET',
    may: 'member',
    input: questionnaireInput.extend({ language: language.optional() }),
    reply: infoReply,
    hasETag: true,
  },
  /**
   * A tag that changes as soon as anything changes that the caller can see on the questionnaire. It is the ETag of all
   * replies that have one, also of this one. An open page revalidates the replies whose ETag differs. The stream `/api/changes` tells
   * it each new tag; a page without a stream polls every 15 seconds while its tab is visible.
   */
  changeTag: {
    method: 'GET',
    may: 'member',
    input: questionnaireInput,
    reply: z.object({ tag: z.string() }),
    hasETag: true,
  },
  /** As `changeTag`, but of all questionnaires of the caller. The tag equals the ETags of `deskPage` and `desk`. */
  accountChangeTag: {
    method: 'GET',
    may: 'signed-in',
    input: z.object({}),
    reply: z.object({ tag: z.string() }),
    hasETag: true,
  },
  /** Sets one of the four option toggles. */
  questionnaireSettingUpdate: {
    method: 'POST',
    transaction: 'exclusive',
    may: 'main-certifier',
    input: settingUpdateInput,
    reply: settings,
  },
  /** Submits the final answers: locks the questionnaire for clients until the main certifier opens it again. */
  questionnaireSubmit: {
    method: 'POST',
    transaction: 'exclusive',
    may: 'client',
    input: questionnaireInput,
    reply: settings,
  },
} satisfies Record<string, Action>;
