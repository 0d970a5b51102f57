import {
  findNumberIssue,
  type NumberBounds,
  numberBounds,
  type NumericKind,
} from '@cert/shared/domain';
import { formatNumber } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import type { NumberIssueOf } from '@cert/shared/ui';
import { useCurrentCategory } from '../CurrentCategory.tsx';

/** The example in error messages, unless the maximum is lower. Its four digits show how digits are grouped. */
const exampleNumber = 1234;

/**
 * Returns a function that explains what is wrong with an entered number or, for an ambiguous entry, asks which of its
 * readings is meant. It also says which value remains stored (`stays`). It returns undefined for a valid number.
 */
export function useNumberIssueText(bounds: NumberBounds): NumberIssueOf {
  const { t } = useCurrentCategory();
  const language = useLanguage();
  return (entered, stays, readings) => {
    const issue = findNumberIssue(entered, bounds);
    if (!issue) return undefined;
    const outcome =
      stays === null
        ? t('issue.staysEmpty')
        : t('issue.stays', { value: formatNumber(stays, language) });
    return `${readings.length > 0 ? t('issue.ambiguous') : describeIssue(issue)} ${outcome}`;
  };

  function describeIssue(issue: NonNullable<ReturnType<typeof findNumberIssue>>): string {
    switch (issue) {
      case 'not-a-number':
        return t('issue.notANumber', {
          example: formatNumber(Math.min(exampleNumber, bounds.max), language),
        });
      case 'too-low':
        return t('issue.tooLow', { least: formatNumber(bounds.min, language) });
      case 'too-high':
        return t('issue.tooHigh', { most: formatNumber(bounds.max, language) });
      case 'too-precise':
        return t(bounds.decimals === 0 ? 'issue.notWhole' : 'issue.tooPrecise');
    }
  }
}

/** Returns a hint with the numbers that a question kind accepts. */
export function useBoundsHint(kind: NumericKind): string {
  const { t } = useCurrentCategory();
  const language = useLanguage();
  const { min, max } = numberBounds[kind];
  return t(`bounds.${kind}`, {
    least: formatNumber(min, language),
    most: formatNumber(max, language),
  });
}
