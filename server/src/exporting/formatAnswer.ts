import type { AnswerValue } from '@cert/shared/domain';
import type { ExportedQuestion } from './exportedQuestionnaire.ts';

/** Formats an answer on one line: `Sport: 12.5 % (since 2020)`; for a tick only the answer's text. */
export function formatAnswer({
  answer,
  value,
  unit,
  additional,
}: ExportedQuestion['answers'][number]): string {
  const given =
    typeof value === 'boolean' ? '' : `: ${formatValue(value)}${unit ? ` ${unit}` : ''}`;
  return `${answer}${given}${additional === null ? '' : ` (${formatValue(additional)})`}`;
}

function formatValue(value: AnswerValue): string {
  return typeof value === 'object'
    ? Object.entries(value)
        .map(([cell, entry]) => `${cell} = ${entry}`)
        .join('; ')
    : String(value);
}
