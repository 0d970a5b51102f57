import { parseGradingKey, parseIntroKey, parseReportKey } from '../../domain/index.ts';
import { gradingSaveHandlers } from './gradingSaveHandlers.ts';
import { createIntroSaveHandler } from './createIntroSaveHandler.ts';
import { createReportSaveHandler } from './createReportSaveHandler.ts';
import type { KeySaveHandler } from './singleSave.ts';

/**
 * How to save a change of this key in a call of its own; undefined for an answer, because answers are sent together.
 */
export function findKeySaveHandler(key: string): KeySaveHandler | undefined {
  const grading = parseGradingKey(key);
  if (grading) return gradingSaveHandlers[grading.kind](grading.id);
  const introField = parseIntroKey(key);
  if (introField) return createIntroSaveHandler(introField);
  const reportKey = parseReportKey(key);
  return reportKey && createReportSaveHandler(reportKey);
}
