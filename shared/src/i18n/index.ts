/** Formats numbers, dates and answers in the reader's language. */
export { formatAnswerLines } from './formatAnswerLines.ts';
export { formatAnswer } from './formatAnswer.ts';
export { formatCountry } from './formatCountry.ts';
export { formatCurrency } from './formatCurrency.ts';
export { formatDay } from './formatDay.ts';
export { formatDayTime } from './formatDayTime.ts';
export { formatExactPercent } from './formatExactPercent.ts';
export { formatFileSize } from './formatFileSize.ts';
export { formatGrade } from './formatGrade.ts';
export { formatNumber } from './formatNumber.ts';
export { formatPercent } from './formatPercent.ts';
export { formatSavedAt } from './formatSavedAt.ts';
export { formatTime } from './formatTime.ts';
