import { css, styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import {
  color,
  fontFamily,
  Icon,
  radius,
  fontSize,
  space,
  type GradeMarkTone,
} from '@cert/shared/ui';
import type { Score } from './scoreOf.ts';

type Props = Pick<Score, 'percent' | 'isBelow'> &
  Partial<Score> & {
    title: string;
    /** Colour of this kind of grade (system, own, final); undefined for last year's result. */
    tone?: GradeMarkTone;
    /** Minimum score for the certificate, as an integer percentage. */
    threshold: number;
  };

/**
 * One total score. Also shows whether the score is below the threshold and, while some areas have no grade, how many
 * have one.
 */
export function ScoreBox({ title, tone, percent, isBelow, graded, areas, threshold }: Props) {
  const { t } = useTranslation('grading');
  const language = useLanguage();
  const isPartial = graded !== undefined && areas !== undefined && graded < areas;
  return (
    <Box $isBelow={isBelow}>
      <dt>{title}</dt>
      <Figure $tone={tone}>{percent === null ? '–' : formatPercent(percent, language)}</Figure>
      {isBelow && (
        <Below>
          <Icon name="warning" />
          {t('sidebar.scores.below', { percent: formatPercent(threshold, language) })}
        </Below>
      )}
      {isPartial && <Note>{t('sidebar.scores.partial', { graded, areas })}</Note>}
    </Box>
  );
}

const warning = css`
  border-color: ${color.warningLine};
  background: ${color.warningSoft};
`;

const Box = styled.div<{ $isBelow: boolean }>`
  display: grid;
  align-content: start;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  font-size: ${fontSize.small};
  line-height: 1.4;

  ${({ $isBelow }) => $isBelow && warning}
`;

const Figure = styled.dd<{ $tone: GradeMarkTone | undefined }>`
  font: 600 ${fontSize.heading} / 1.4 ${fontFamily.serif};
  font-variant-numeric: tabular-nums lining-nums;
  color: ${({ $tone }) => ($tone ? color[$tone] : color.ink)};
`;

const Below = styled.dd`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  font-weight: 600;
  color: ${color.warning};
`;

const Note = styled.dd`
  color: ${color.inkSoft};
`;
