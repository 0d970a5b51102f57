import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { compareWithPreviousGrade, type Grade } from '@cert/shared/domain';
import { formatNumber, formatGrade } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, fontSize, space } from '@cert/shared/ui';

type Props = { name: string; children: ReactNode };

/** One line with a fact about an area: its name on the left, its value on the right. */
function Fact({ name, children }: Props) {
  return (
    <Line>
      <Name>{name}</Name>
      <Value>{children}</Value>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;

const Name = styled.dt``;

const Value = styled.dd`
  display: flex;
  align-items: baseline;
  gap: ${space[2]};
`;

type MinGradeProps = { minGrade: number };

/** The minimum grade that a key area needs for the certificate. */
export function MinimumGrade({ minGrade }: MinGradeProps) {
  const { t } = useTranslation('grading');
  const least = formatNumber(minGrade, useLanguage());
  return <Fact name={t('least.title')}>{t('least.atLeast', { least })}</Fact>;
}

type PreviousGradeProps = {
  previous: Grade;
  /** The grade that the panel shows now, also if it is not saved yet. */
  shown: Grade | null;
};

/** The final grade of the previous questionnaire, and whether the current grade is higher or lower. */
export function PreviousGrade({ previous, shown }: PreviousGradeProps) {
  const { t } = useTranslation('grading');
  const language = useLanguage();
  const trend = compareWithPreviousGrade(shown, previous);
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

type SystemSuggestionProps = { grade: Grade | null };

/** The system suggestion. It is not binding. */
export function SystemSuggestion({ grade }: SystemSuggestionProps) {
  const { t } = useTranslation('grading');
  const language = useLanguage();
  if (grade === null) return <Fact name={t('suggestion.title')}>{t('suggestion.none')}</Fact>;
  return (
    <Fact name={t('suggestion.title')}>
      <SystemSuggestionFigure>{formatGrade(grade, language)}</SystemSuggestionFigure>{' '}
      {t('suggestion.forInformation')}
    </Fact>
  );
}

const SystemSuggestionFigure = styled.strong`
  font-size: ${fontSize.text};
  color: ${color.system};
`;
