/** Formats numbers, dates and answers in the reader's language. */
export { formatAnswer, formatAnswerLines } from './answers.ts';
export {
  formatDate,
  formatDay,
  formatDayTime,
  formatRelative,
  formatSavedAt,
  formatTime,
} from './dates.ts';
export { formatCountry } from './formatCountry.ts';
export { formatCurrency } from './formatCurrency.ts';
export { formatFileSize } from './formatFileSize.ts';
export { formatExactPercent, formatGrade, formatNumber, formatPercent } from './numbers.ts';
