import { highestGrade, isBeyond, type QuestionGrade } from '../domain/grades/grade.ts';
import type { Language } from '../domain/texts/languages.ts';
import { formatNumber } from './formatNumber.ts';

/** Formats a grade: `2,5` or `2.5` by language, `3+` for 4, a dash for no grade. */
export function formatGrade(grade: QuestionGrade, language: Language): string {
  if (grade === null) return '–';
  return isBeyond(grade) ? `${highestGrade}+` : formatNumber(grade, language);
}
