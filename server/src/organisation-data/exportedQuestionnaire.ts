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
  /** Chosen, ticked or entered answers; `additional` is the extra input. */
  answers: {
    answer: string;
    value: AnswerValue;
    unit: string | null;
    additional: AnswerValue | null;
  }[];
  comment: string | null;
  /** Whether the team has marked it as Above and Beyond. */
  isMarked: boolean;
};

/** A database row without secrets; `shown` contains labels for its ids. */
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
