import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { Grade } from '@cert/shared/domain';
import { formatGrade } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, fontSize } from '@cert/shared/ui';
import { Fact } from './Fact.tsx';

type Props = { grade: Grade | null };

/** The system suggestion. It is not binding. */
export function SystemSuggestion({ grade }: Props) {
  const { t } = useTranslation('grading');
  const language = useLanguage();
  if (grade === null) return <Fact name={t('suggestion.title')}>{t('suggestion.none')}</Fact>;
  return (
    <Fact name={t('suggestion.title')}>
      <Figure>{formatGrade(grade, language)}</Figure> {t('suggestion.forInformation')}
    </Fact>
  );
}

const Figure = styled.strong`
  font-size: ${fontSize.text};
  color: ${color.system};
`;
