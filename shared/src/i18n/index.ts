/** Formats numbers, dates and answers in the reader's language. */
export { formatAnswerLines, formatAnswer } from './answers.ts';
export { formatCountry } from './formatCountry.ts';
export {
  formatCurrency,
  formatExactPercent,
  formatFileSize,
  formatGrade,
  formatNumber,
  formatPercent,
} from './numbers.ts';
export { formatDay, formatDayTime, formatSavedAt, formatTime } from './dates.ts';
