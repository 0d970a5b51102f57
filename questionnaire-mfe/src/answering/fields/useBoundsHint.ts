import { numberBounds, type NumericKind } from '@cert/shared/domain';
import { formatNumber } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { useOpenCategory } from '../OpenCategory.tsx';

/** Says which numbers a kind takes, before one is typed (spec 1 §5). */
export function useBoundsHint(kind: NumericKind): string {
  const { t } = useOpenCategory();
  const language = useLanguage();
  const { least, most } = numberBounds[kind];
  return t(`bounds.${kind}`, {
    least: formatNumber(least, language),
    most: formatNumber(most, language),
  });
}
