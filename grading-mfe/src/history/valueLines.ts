import type { HistoryEntry, Question } from '@cert/shared/contract';
import type { Grade, Language } from '@cert/shared/domain';
import { formatAnswerLines, formatGrade } from '@cert/shared/i18n';
import { isGradeKind } from './isGradeKind.ts';

type Value = HistoryEntry['before'];

/** Texts that describe an Above-and-Beyond mark before or after a change: it is set, or it is not set. */
export type MarkTexts = { marked: string; unmarked: string };

/**
 * Formats a value of a history entry as lines of text; an empty list for null.
 * @param question the question of an answer; undefined for an area
 */
export function valueLines({
  entry: { kind, key },
  value,
  question,
  language,
  texts,
}: {
  entry: Pick<HistoryEntry, 'kind' | 'key'>;
  value: Value;
  question: Question | undefined;
  language: Language;
  texts: MarkTexts;
}): string[] {
  if (value === null) return [];
  if (typeof value === 'boolean') return [value ? texts.marked : texts.unmarked];
  if (typeof value === 'string') return [value];
  if (typeof value === 'object')
    return question && key !== null ? formatAnswerLines(question, { [key]: value }, language) : [];
  return [isGradeKind(kind) ? formatGrade(value as Grade, language) : String(value)];
}
