import { parseGradingKey, parseIntroKey, parseReportKey } from '../../domain/index.ts';
import { gradingSaves } from './gradingSaves.ts';
import { createIntroSave } from './createIntroSave.ts';
import { reportSave } from './reportSave.ts';
import type { SingleSave } from './singleSave.ts';

/**
 * How to save a change of this key in a call of its own; undefined for an answer, because answers are sent together.
 */
export function singleSaveOf(key: string): SingleSave | undefined {
  const grading = parseGradingKey(key);
  if (grading) return gradingSaves[grading.kind](grading.id);
  const introField = parseIntroKey(key);
  if (introField) return createIntroSave(introField);
  const reportKey = parseReportKey(key);
  return reportKey && reportSave(reportKey);
}
