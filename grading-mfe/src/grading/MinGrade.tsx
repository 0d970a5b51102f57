import { useTranslation } from 'react-i18next';
import { formatNumber } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { Fact } from './Fact.tsx';

type Props = { minGrade: number };

/** The minimum grade that a key area needs for the certificate. */
export function MinGrade({ minGrade }: Props) {
  const { t } = useTranslation('grading');
  const least = formatNumber(minGrade, useLanguage());
  return <Fact name={t('least.title')}>{t('least.atLeast', { least })}</Fact>;
}
