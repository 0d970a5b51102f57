import type { AnswerValue, Language, QuestionKind } from '@cert/shared/domain';
import type { OwnedTableName } from '../organisation-data/ownedTables.ts';

/** One question with what was answered, in the words of the chosen language. */
export type ExportedQuestion = {
  id: number;
  category: string;
  area: string;
  question: string;
  kind: QuestionKind;
  importance: 1 | 2 | 3;
  /** The Above-and-Beyond category; null for a standard question. */
  beyondCategory: string | null;
  /** What was chosen, ticked or entered; `additional` is the extra input beside it. */
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

/** A row as the database has it, without secrets; `shown` says in words what its ids mean. */
export type ExportedRow = {
  [column: string]: unknown;
  shown: { [column: string]: string };
};

/** One questionnaire whole. */
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
