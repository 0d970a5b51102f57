import type { AnswerValue, Language, QuestionKind } from '@cert/shared/domain';
import type { OwnedTableName } from './ownedTables.ts';

/** One question with its answers, in one language. */
export type ExportedQuestion = {
  id: number;
  category: string;
  area: string;
  question: string;
  kind: QuestionKind;
  importance: 1 | 2 | 3;
  /** The Above-and-Beyond category; null for a standard question. */
  beyondCategory: string | null;
  /** The answer in force as pages show it: a line for each choice, number or filled row of a table. */
  shown: string[];
  /**
   * Chosen, ticked or entered answers that are in force. `value` is `true` for a chosen or ticked answer; it is null if
   * only the extra input, `additional`, is filled.
   */
  answers: {
    answer: string;
    value: AnswerValue | null;
    unit: string | null;
    additional: AnswerValue | null;
  }[];
  comment: string | null;
  /** Whether the team has marked the question as Above and Beyond, and the question is not disabled. */
  isMarked: boolean;
};

/** A database row without secrets; `shown` contains labels for its ids and codes. */
export type ExportedRow = {
  [column: string]: unknown;
  shown: { [column: string]: string };
};

/** A complete questionnaire. */
export type ExportedQuestionnaire = {
  format: 'questionnaire';
  version: 1;
  exportedAt: string;
  language: Language;
  organisation: { key: string; title: string };
  year: number;
  questions: ExportedQuestion[];
  tables: { [Table in OwnedTableName]: ExportedRow[] };
};
