import type { AnswerRecord, StoredResponse } from '../contract/index.ts';
import { isSameAnswer, type ComparedAnswer } from '../domain/index.ts';
import type { ChangeDescription, DescribedField, Saver, SaveReply } from '../platform/index.ts';

/** An answer as a page sends it. */
export type SentAnswer = AnswerRecord | false;

/** A comment as a page sends it. */
export const aSentComment = (content: string): SentAnswer => ({
  type: 'comment',
  value: true,
  content,
});

const prefixes = ['area_comments_', 'question_', 'answer_'];

/** Saves answers as the questionnaire module does, for tests of the platform and the shell. */
export const answerSaver: Saver<SentAnswer> = {
  prefixes,
  read: (stored) => stored as SentAnswer,
  isSame: (a, b) => isSameAnswer(a as ComparedAnswer, b as ComparedAnswer),
  async sendTogether(api, changes, id) {
    const reply = await api.act('questionnaireAnswersSave', {
      id,
      answers: Object.fromEntries(changes.map(({ key, value }) => [key, value])),
      revisions: Object.fromEntries(changes.map(({ key, baseRevision }) => [key, baseRevision])),
    });
    return toSaveReply(reply);
  },
  shownBy: ({ isCertifier }) =>
    isCertifier ? ['areaCategory', 'areaCategoryList'] : ['areaCategoryList'],
};

/** Describes a changed answer as a page does, for tests of the platform and the shell. */
export function describeAnswerChange(answer: SentAnswer): ChangeDescription {
  const lines = answer === false ? [] : [answer.content ?? String(answer.value)];
  return { title: '1. How many?', address: '/7/category/hiring/2#question-1', lines };
}

/** An answer of questionnaire 7 that was never saved. */
export function anAnswerField(key: string): DescribedField<SentAnswer> {
  return {
    saver: answerSaver,
    questionnaireId: 7,
    key,
    stored: undefined,
    describe: describeAnswerChange,
  };
}

/** Converts the reply of `questionnaireAnswersSave` to the format of the save queue. */
export function toSaveReply({
  conflicts,
  ...reply
}: {
  saved: SaveReply['saved'];
  conflicts: Record<string, StoredResponse>;
  refused: SaveReply['refused'];
}): SaveReply<SentAnswer> {
  const stored = Object.entries(conflicts).map(([key, response]) => {
    const { revision, savedAt, savedBy } = response;
    return [key, { value: response as SentAnswer, revision, savedAt, savedBy }] as const;
  });
  return { ...reply, conflicts: Object.fromEntries(stored) };
}
