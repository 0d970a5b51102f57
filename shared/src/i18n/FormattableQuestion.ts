import type { AnswerValue, FormKey, QuestionKind } from '../domain/index.ts';

/** The question data needed to format its answer; `question` of the contract has this shape. */
export type FormattableQuestion = {
  id: number;
  type: QuestionKind;
  answers: readonly { id: number; content: string; unit: string | null }[];
  /** Labels of a table's rows by group. */
  rows: Readonly<Record<string, readonly string[]>> | null;
};

/** The value of a form key; `false` means that the user cleared the answer. */
export type FormattableAnswer =
  | {
      answerId?: number | string | null | undefined;
      value: AnswerValue | null;
      /** The text of a comment. */
      content?: string | null | undefined;
    }
  | false;

export type FormattableAnswers = Readonly<Record<FormKey, FormattableAnswer>>;
