import { numberBounds, type NumericKind } from '@cert/shared/domain';
import { formatNumber } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { useOpenCategory } from '../OpenCategory.tsx';

/** Returns a hint with the numbers that a question kind accepts. */
export function useBoundsHint(kind: NumericKind): string {
  const { t } = useOpenCategory();
  const language = useLanguage();
  const { least, most } = numberBounds[kind];
  return t(`bounds.${kind}`, {
    least: formatNumber(least, language),
    most: formatNumber(most, language),
  });
}
