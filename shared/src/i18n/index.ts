/** Formats numbers, dates and answers in the reader's language. */
export { formatAnswerLines, formatAnswer } from './formatAnswer.ts';
export { formatCountry } from './formatCountry.ts';
export {
  formatCurrency,
  formatExactPercent,
  formatFileSize,
  formatGrade,
  formatNumber,
  formatPercent,
} from './formatNumber.ts';
export { formatDay, formatDayTime, formatSavedAt, formatTime } from './formatDay.ts';
