import type { AnswerRecord, StoredResponse } from '@cert/shared/contract';
import {
  isSameAnswer,
  type AnswerValue,
  type FormKey,
  type StoredAnswers,
} from '@cert/shared/domain';
import {
  listStaleReads,
  type FieldState,
  type Saver,
  type StoredField,
  type StoredValue,
} from '@cert/shared/platform';

/** The new value of one form key: a record, or `false` if the user has cleared the value. */
export type SentAnswer = AnswerRecord | false;

/** The value of one form key: as this browser sends it, or as the server stores it. */
export type Answer = SentAnswer | Omit<StoredResponse, 'areaId' | 'type'>;

export type AnswerState = FieldState<Answer>;

/** The responses of one questionnaire that the page has loaded, by form key. */
export type Responses = Readonly<Record<FormKey, StoredResponse>>;

/** Saves answers and comments. The changes of a questionnaire are sent together, with the revision of each key. */
export const answerSaver: Saver<Answer> = {
  prefixes: ['answer_', 'question_', 'area_comments_'],
  // Stored changes need no conversion, because their format has not changed since the first version of this module.
  read: (stored) => stored as Answer,
  isSame: isSameAnswer,
  async sendTogether(api, changes, id) {
    const { saved, conflicts, refused } = await api.act('questionnaireAnswersSave', {
      id,
      answers: Object.fromEntries(changes.map(({ key, value }) => [key, toSent(value)])),
      revisions: Object.fromEntries(changes.map(({ key, baseRevision }) => [key, baseRevision])),
    });
    const theirs = Object.entries(conflicts).map(([key, stored]) => [key, toStoredValue(stored)]);
    return { saved, conflicts: Object.fromEntries(theirs) as Conflicts, refused };
  },
  shownBy: (reader) => listStaleReads('questionnaireAnswersSave', reader),
};

type Conflicts = Record<FormKey, StoredValue<Answer>>;

function toSent(answer: Answer): SentAnswer {
  return answer === false || answer.value === null ? false : { ...answer, value: answer.value };
}

function toStoredValue(response: StoredResponse): StoredValue<Answer> {
  const { revision, savedAt, savedBy } = response;
  return { value: response, revision, savedAt, savedBy };
}

/** The field of the save queue for one form key: its saver, its questionnaire and its stored value. */
export function toStoredAnswerField(
  { questionnaireId, responses }: { questionnaireId: number; responses: Responses },
  key: FormKey,
): StoredField<Answer> {
  const response = responses[key];
  return {
    saver: answerSaver,
    questionnaireId,
    key,
    stored: response && toStoredValue(response),
  };
}

/** Returns the value under a form key; undefined when there is none or it was cleared. */
export function getAnswerValue({ value }: Pick<AnswerState, 'value'>): AnswerValue | undefined {
  if (!value || value.value === false || value.value === null) return undefined;
  return value.value;
}

/** Converts known answers to the input of the domain rules. Unsent answers are treated as stored. */
export function toStoredAnswers(known: ReadonlyMap<FormKey, AnswerState>): StoredAnswers {
  return Object.fromEntries(
    [...known].flatMap(([key, { value }]) => {
      if (value === undefined) return [];
      if (value === false) return [[key, { questionId: null, answerId: null, value: false }]];
      const { questionId, answerId } = value;
      return [
        [key, { questionId: idOf(questionId), answerId: idOf(answerId), value: value.value }],
      ];
    }),
  );
}

/** Converts an id to a number. In a change of the save queue, an id can be a string of digits. */
function idOf(id: number | string | null | undefined): number | null {
  return id == null ? null : Number(id);
}
