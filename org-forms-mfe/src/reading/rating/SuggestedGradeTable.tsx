import { useTranslation } from 'react-i18next';
import { formatGrade, formatNumber } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { FactTable } from '../prose/FactTable.tsx';
import { suggestedGradeRanges } from './suggestedGradeRanges.ts';

/** A table of the suggested grade for each range of averages. */
export function SuggestedGradeTable() {
  const { t } = useTranslation('org-forms/rating');
  const texts = t('bands', { returnObjects: true });
  const language = useLanguage();
  const average = (tenths: number) => formatNumber(tenths / 10, language, 1);
  return (
    <FactTable
      caption={texts.caption}
      heads={[texts.average, texts.proposal]}
      rows={suggestedGradeRanges.map(({ from, to, gives }) => ({
        key: from,
        cells: [
          `${average(from)} – ${average(to)}`,
          <strong key="grade">{formatGrade(gives, language)}</strong>,
        ],
      }))}
    />
  );
}
