import { findNumberIssue, type NumberBounds } from '@cert/shared/domain';
import { formatNumber } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { useOpenCategory } from '../OpenCategory.tsx';

/** The sentence on what is wrong with an entered number; undefined when it may be saved. */
export function useIssueOf(bounds: NumberBounds): (entered: number) => string | undefined {
  const { t } = useOpenCategory();
  const language = useLanguage();
  return (entered) => {
    const fault = findNumberIssue(entered, bounds);
    switch (fault) {
      case undefined:
        return undefined;
      case 'not-a-number':
        return t('fault.notANumber');
      case 'too-low':
        return t('fault.tooLow', { least: formatNumber(bounds.least, language) });
      case 'too-high':
        return t('fault.tooHigh', { most: formatNumber(bounds.most, language) });
      case 'too-precise':
        return t(bounds.decimals === 0 ? 'fault.notWhole' : 'fault.tooPrecise');
    }
  };
}
