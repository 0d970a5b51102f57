/** Formats numbers, dates and answers in a given language, and compares names by its alphabet. */
export { formatAnswer, formatAnswerLines } from './answers.ts';
export { compareNames } from './compareNames.ts';
export {
  formatAgo,
  formatDay,
  formatDaysUntil,
  formatDayTime,
  formatDayTimeZone,
  formatLongDay,
  formatSavedAt,
  formatShortDay,
} from './dates.ts';
export { formatCountry } from './formatCountry.ts';
export { formatCurrency } from './formatCurrency.ts';
export { formatFileSize } from './formatFileSize.ts';
export { formatInitials, formatInitialsById } from './formatInitials.ts';
export { formatList } from './formatList.ts';
export { formatExactPercent, formatGrade, formatNumber, formatPercent } from './numbers.ts';
export { listPluralCategories, selectPluralForm } from './plurals.ts';
