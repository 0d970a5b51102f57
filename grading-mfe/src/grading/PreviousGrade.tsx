import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { gradeTrend, type Grade } from '@cert/shared/domain';
import { formatGrade } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, fontSize } from '@cert/shared/ui';
import { Fact } from './Fact.tsx';

type Props = {
  previous: Grade;
  /** The grade that the panel shows now, also if it is not saved yet. */
  shown: Grade | null;
};

/** The final grade of the previous questionnaire, and whether the current grade is higher or lower. */
export function PreviousGrade({ previous, shown }: Props) {
  const { t } = useTranslation('grading');
  const language = useLanguage();
  const trend = gradeTrend(shown, previous);
  return (
    <Fact name={t('previous.title')}>
      <Figure>{formatGrade(previous, language)}</Figure>
      {trend && (
        <>
          <span aria-hidden="true">{signs[trend]}</span>
          <span className="visually-hidden">{t(`previous.${trend}`)}</span>
        </>
      )}
    </Fact>
  );
}

const signs = { better: '▲', worse: '▼', same: '=' };

const Figure = styled.strong`
  font-size: ${fontSize.text};
  color: ${color.ink};
`;
