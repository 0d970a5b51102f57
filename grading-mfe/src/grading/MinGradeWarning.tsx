import { useTranslation } from 'react-i18next';
import { isBelowMinimumGrade, type Grade } from '@cert/shared/domain';
import { formatGrade, formatNumber } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { Notice } from '@cert/shared/ui';

type Props = {
  minGrade: number;
  /** The grade that the area shows now. */
  shown: Grade | null;
};

/** The warning of a key area whose shown grade is below its least grade; nothing otherwise (decisions §2). */
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
