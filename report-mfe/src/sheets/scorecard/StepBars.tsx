import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatPercent } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { findOrganisationCountRange } from '../../charts/bars.ts';
import { barStyles } from '../../charts/chartColors.ts';
import { BarSample, LegendFrame, LegendList } from '../../charts/ChartLegend.tsx';
import { HiddenTable } from '../../charts/HiddenTable.tsx';
import { shortenName } from '../../layout/fitText.ts';
import { smallSheetQuery } from '../../layout/Paper.tsx';
import { useChartTexts } from '../../charts/useChartTexts.ts';
import { sheetMm, sheetRem } from '../../layout/sheetLengths.ts';
import type { CategoryResult, ReportData } from '../../reportData.ts';
import { scorecardSizesMm } from './chooseScorecardNameLength.ts';

type Props = {
  report: ReportData;
  /** Maximum number of characters of a name. */
  maxLetters: number;
};

/** The values of a step in percent; null if there is no value, or if it may not be shown. */
type StepValues = Pick<CategoryResult, 'id' | 'title' | 'percent'> & {
  previous: number | null;
  average: number | null;
};

/**
 * A bar for each step of the life cycle, with a circle at the result of the earlier year and a line at the average of
 * others. A missing value has no mark, and a kind of mark without any value is not in the legend.
 */
export function StepBars({ report, maxLetters }: Props) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const { formatOrNone } = useChartTexts(report);
  const format = (percent: number) => formatPercent(percent, language);
  const steps = report.categories.map(toStepValues);
  const threshold = format(report.thresholdPercent);
  const message = t('shortlist.steps');
  return (
    <div>
      <Frame role="img" aria-label={t('chart.alternative', { message })}>
        <Plot aria-hidden="true">
          <Threshold style={{ insetInlineStart: `${report.thresholdPercent}%` }}>
            <span>{threshold}</span>
          </Threshold>
        </Plot>
        {steps.map(({ id, title, percent, previous, average }) => (
          <Row key={id}>
            <span>{shortenName(title, maxLetters)}</span>
            <Track>
              <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width={100} height={1} fill={color.brandSoft} />
                <rect width={percent ?? 0} height={1} fill={barStyles.own.fill} />
              </svg>
              {average !== null && <Line style={{ insetInlineStart: `${average}%` }} />}
              {previous !== null && <Circle style={{ insetInlineStart: `${previous}%` }} />}
            </Track>
            <strong>{formatOrNone(format)(percent)}</strong>
          </Row>
        ))}
      </Frame>
      <Legend {...{ report, steps }} />
      <StepsTable {...{ report, steps }} caption={message} format={formatOrNone(format)} />
    </div>
  );
}

function toStepValues(category: CategoryResult): StepValues {
  const { id, title, percent, previousPercent: previous, comparisons } = category;
  const average = comparisons.find(({ kind }) => kind === 'average')?.value ?? null;
  return { id, title, percent, previous, average };
}

const hasAny = (steps: readonly StepValues[], kind: 'previous' | 'average') =>
  steps.some((step) => step[kind] !== null);

type LegendProps = { report: ReportData; steps: readonly StepValues[] };

/** The legend of the marks. The average includes its number of organisations. */
function Legend({ report, steps }: LegendProps) {
  const { t } = useTranslation('report');
  const { comparisonName, notes } = useChartTexts(report);
  const shown = report.categories.map(({ id, title, percent, previousPercent, comparisons }) => ({
    key: String(id),
    title,
    own: percent,
    ...(hasAny(steps, 'previous') && { previous: previousPercent }),
    ...(hasAny(steps, 'average') && {
      comparisons: comparisons.filter(({ kind }) => kind === 'average'),
    }),
  }));
  return (
    <Marks>
      <LegendList role="list">
        <li>
          <BarSample kind="own" />
          {report.year}
        </li>
        {hasAny(steps, 'previous') && (
          <li>
            <Sample>
              <Circle />
            </Sample>
            {report.previousYear}
          </li>
        )}
        {hasAny(steps, 'average') && (
          <li>
            <Sample>
              <Line />
            </Sample>
            {comparisonName('average', findOrganisationCountRange(shown, 'average'))}
          </li>
        )}
        <li>
          <BarSample kind="reference" />
          {t('result.table.threshold')}
        </li>
      </LegendList>
      {notes(shown).map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Marks>
  );
}

type StepsTableProps = LegendProps & {
  caption: string;
  format: (percent: number | null) => string;
};

/** The values as a table for screen readers, with full names. */
function StepsTable({ report, steps, caption, format }: StepsTableProps) {
  const { t } = useTranslation('report');
  const hasPrevious = hasAny(steps, 'previous');
  const hasAverage = hasAny(steps, 'average');
  return (
    <HiddenTable
      caption={caption}
      columns={[
        t('chart.step'),
        String(report.year),
        ...(hasPrevious ? [String(report.previousYear)] : []),
        ...(hasAverage ? [t('chart.who.average')] : []),
      ]}
      rows={steps.map(({ id, title, percent, previous, average }) => ({
        key: String(id),
        title,
        cells: [
          format(percent),
          ...(hasPrevious ? [format(previous)] : []),
          ...(hasAverage ? [format(average)] : []),
        ],
      }))}
    />
  );
}

const Frame = styled.div`
  --titles: ${sheetMm(scorecardSizesMm.stepTitle)};
  --values: ${sheetMm(16)};

  position: relative;
  display: grid;
  grid-auto-rows: minmax(max(${sheetMm(scorecardSizesMm.minRow)}, ${sheetRem(1.75)}), auto);
  padding-block-start: max(${sheetMm(5)}, ${sheetRem(1.125)});

  ${smallSheetQuery} {
    --titles: 38%;
    --values: ${sheetRem(3.25)};
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: var(--titles) minmax(0, 1fr) var(--values);
  align-items: center;
  color: ${color.ink};
  font: 400 max(${sheetMm(3.8)}, ${fontSize.small}) / 1.2 ${fontFamily.sans};

  & > span {
    padding-inline-end: ${sheetMm(4)};
    overflow-wrap: anywhere;
  }

  & > strong {
    font: 600 max(${sheetMm(4.8)}, ${fontSize.text}) / 1 ${fontFamily.serif};
    font-variant-numeric: tabular-nums lining-nums;
    text-align: end;
    white-space: nowrap;
  }
`;

const Track = styled.div`
  position: relative;
  display: grid;
  block-size: max(${sheetMm(4.8)}, ${sheetRem(0.75)});

  & > svg {
    inline-size: 100%;
    block-size: 100%;
  }
`;

/* The area behind all bars. */
const Plot = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline: var(--titles) var(--values);
`;

/* A dashed line through all rows, with its value above them. */
const Threshold = styled.div`
  position: absolute;
  inset-block: 0;
  color: ${color.key};
  font: 600 max(${sheetMm(3.4)}, ${sheetRem(0.75)}) / 1 ${fontFamily.sans};

  & > span {
    position: absolute;
    translate: -50%;
    white-space: nowrap;
  }

  &::after {
    content: '';
    position: absolute;
    inset-block: max(${sheetMm(4.4)}, ${sheetRem(1)}) 0;
    border-inline-start: max(${sheetMm(0.3)}, 2px) dashed;
    translate: -50%;
  }
`;

const Line = styled.i.attrs({ 'aria-hidden': true })`
  position: absolute;
  inset-block: calc(-1 * ${sheetMm(1)});
  inline-size: max(${sheetMm(0.8)}, 3px);
  translate: -50%;
  border-inline: max(${sheetMm(0.2)}, 1px) solid ${color.paper};
  box-sizing: content-box;
  background: ${color.ink};
`;

const Circle = styled.i.attrs({ 'aria-hidden': true })`
  position: absolute;
  inset-block-start: 50%;
  inline-size: max(${sheetMm(3.2)}, ${sheetRem(0.5625)});
  aspect-ratio: 1;
  translate: -50% -50%;
  border: max(${sheetMm(0.6)}, 2px) solid ${color.brand};
  border-radius: 50%;
  outline: max(${sheetMm(0.3)}, 1px) solid ${color.paper};
  background: ${color.paper};
`;

const Marks = styled(LegendFrame)`
  margin-block-start: max(${sheetMm(3)}, ${sheetRem(0.5)});
`;

const Sample = styled.span`
  position: relative;
  flex: none;
  inline-size: max(${sheetMm(3.4)}, ${sheetRem(0.75)});
  block-size: max(${sheetMm(3)}, ${sheetRem(0.75)});

  & > i {
    inset-inline-start: 50%;
  }

  & > ${Line} {
    inset-block: 0;
  }
`;
