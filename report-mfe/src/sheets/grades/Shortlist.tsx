import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatNumber, formatPercent } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { gradeScale, percentScale } from '../../charts/bars.ts';
import { FailingGrade, GradeGap } from '../../charts/FailingGrade.ts';
import { sheetMm, sheetRem } from '../../layout/sheetLengths.ts';
import type { ReportData } from '../../reportData.ts';
import { shortlistAreas } from './shortlistAreas.ts';
import { useDescribeGradeGap } from './useDescribeGradeGap.ts';

type Props = { report: ReportData };

/** The areas with the highest grades; the figure beside the team's highlights. */
export function StrongestAreas({ report }: Props) {
  return <AreaList report={report} which="highest" />;
}

/** The areas with the lowest grades; the figure beside the team's text about trainings. */
export function WeakestAreas({ report }: Props) {
  return <AreaList report={report} which="lowest" />;
}

type AreaListProps = Props & { which: 'highest' | 'lowest' };

function AreaList({ report, which }: AreaListProps) {
  const { t } = useTranslation('report');
  const captionId = useId();
  const language = useLanguage();
  const describeGap = useDescribeGradeGap(report);
  const { areas, leftOut } = shortlistAreas(report, which);
  const last = areas.at(-1);
  if (!last) return null;
  return (
    <Block>
      <Caption id={captionId}>{t(`shortlist.${which}`)}</Caption>
      <List role="list" aria-labelledby={captionId}>
        {areas.map((area) => (
          <Entry
            key={area.id}
            title={area.title}
            value={formatNumber(area.grade, language)}
            share={area.grade / gradeScale.max}
            gap={describeGap(area)}
          />
        ))}
      </List>
      {leftOut > 0 && (
        <More>
          {t('shortlist.more', {
            number: formatNumber(leftOut, language),
            grade: formatNumber(last.grade, language),
          })}
        </More>
      )}
    </Block>
  );
}

/** The life-cycle steps with their results in percent, lowest first; the figure beside the team's suggestions. */
export function StepList({ report }: Props) {
  const { t } = useTranslation('report');
  const captionId = useId();
  const language = useLanguage();
  const steps = report.categories
    .flatMap(({ id, title, percent }) => (percent === null ? [] : [{ id, title, percent }]))
    .sort((one, other) => one.percent - other.percent);
  if (steps.length === 0) return null;
  return (
    <Block>
      <Caption id={captionId}>{t('shortlist.steps')}</Caption>
      <List role="list" aria-labelledby={captionId}>
        {steps.map(({ id, title, percent }) => (
          <Entry
            key={id}
            title={title}
            value={formatPercent(percent, language)}
            share={percent / percentScale.max}
          />
        ))}
      </List>
    </Block>
  );
}

type EntryProps = {
  title: string;
  value: string;
  /** Length of the bar, 0 to 1. */
  share: number;
  gap?: string | undefined;
};

function Entry({ title, value, share, gap }: EntryProps) {
  return (
    <li>
      <span>
        {title}
        {gap !== undefined && <GradeGap>{gap}</GradeGap>}
      </span>
      <strong>{gap === undefined ? value : <FailingGrade>{value}</FailingGrade>}</strong>
      <Track aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none">
        <path d="M0 .5H100" stroke={color.line} />
        <path d={`M0 .5H${100 * share}`} stroke={color.brand} />
      </Track>
    </li>
  );
}

/* A `div` and not a `figure`, because a figure needs an alternative text in a PDF, and this content is already text. */
const Block = styled.div`
  margin-block-start: max(${sheetMm(8)}, ${sheetRem(1)});
`;

const Caption = styled.p`
  margin-block-end: max(${sheetMm(2)}, ${sheetRem(0.375)});
  color: ${color.inkSoft};
  font: 600 max(${sheetMm(3.8)}, ${fontSize.small}) / 1.35 ${fontFamily.sans};
`;

const List = styled.ul`
  display: grid;
  gap: max(${sheetMm(2.2)}, ${sheetRem(0.375)});
  color: ${color.ink};
  font: 400 max(${sheetMm(3.8)}, ${fontSize.small}) / 1.25 ${fontFamily.sans};

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${sheetMm(1)} ${sheetMm(3)};
    align-items: end;
  }

  li > span {
    overflow-wrap: anywhere;
  }

  strong {
    font: 600 max(${sheetMm(4.4)}, ${fontSize.text}) / 1.2 ${fontFamily.serif};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

const Track = styled.svg`
  grid-column: 1 / -1;
  inline-size: 100%;
  block-size: max(${sheetMm(1)}, 3px);
`;

const More = styled.p`
  margin-block-start: max(${sheetMm(2)}, ${sheetRem(0.375)});
  color: ${color.inkSoft};
  font: 400 max(${sheetMm(3.6)}, ${fontSize.small}) / 1.35 ${fontFamily.sans};
`;
