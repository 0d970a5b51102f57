import { useTranslation } from 'react-i18next';
import { isBelowMinimumGrade, type Grade } from '@cert/shared/domain';
import { formatGrade, formatNumber } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { Notice } from '@cert/shared/ui';

type Props = {
  minGrade: number;
  /** The grade that the panel shows now, also if it is not saved yet. */
  shown: Grade | null;
};

/** Warns when the grade of a key area is below its minimum grade. Renders nothing otherwise. */
export function MinGradeWarning({ minGrade, shown }: Props) {
  const { t } = useTranslation('grading');
  const language = useLanguage();
  if (!isBelowMinimumGrade({ minGrade, shown })) return null;
  const least = formatNumber(minGrade, language);
  return (
    <Notice tone="warning">
      {t('least.below', { least, shown: formatGrade(shown, language) })}
    </Notice>
  );
}
