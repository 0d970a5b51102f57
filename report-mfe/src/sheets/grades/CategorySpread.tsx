import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { hasText } from '@cert/shared/domain';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { SingleSheetChart, ChartSheet, splitChartIntoSheets } from '../../charts/ChartSheet.tsx';
import { useTextsFrozenWhileEditing } from '../../editor/useTextsFrozenWhileEditing.ts';
import { MeasureOnPaper } from '../../layout/MeasureOnPaper.tsx';
import { sheetMm, sheetRem } from '../../layout/sheetLengths.ts';
import { useFirstPageNumbers } from '../../layout/PageNumbers.tsx';
import { narrowSheetQuery } from '../../layout/Paper.tsx';
import { Sheet } from '../../layout/Sheet.tsx';
import { AnchorWithoutPage, SinglePageSheet } from '../../layout/SinglePageSheet.tsx';
import type { SheetProps } from '../../layout/sheetProps.ts';
import type { CategoryResult, ReportData } from '../../reportData.ts';
import { TextsOnOneSheet } from '../TextsOnOneSheet.tsx';
import { useCategoryResultTexts } from './categoryHeadline.ts';
import { listCategoryTexts, type CategoryText } from './categoryTexts.ts';
import { CategoryTextBlock, CategoryTextSheet } from './CategoryTextBlock.tsx';
import { readFittingTextIndices, TextColumn, TextColumnSample } from './TextColumn.tsx';
import { useAreasChart } from './useAreasChart.ts';

/**
 * The chart's share of the sheet's width, the widths of its titles and labels, and the height of the category's result
 * above it; lengths in millimetres on paper.
 */
const widthShare = 0.44;
const chartSizes = { titleMm: 44, labelsMm: 17 };
const resultMm = 13;

/**
 * One category: the grades of its areas on the left, the team's highlights and suggestions on the right. A text that
 * does not fit there is on separate sheets after this sheet.
 */
export function CategorySpread(props: SheetProps) {
  const { id, report, categoryId } = props;
  const category = readReportCategory(report, categoryId);
  const { headline, result: lead } = useCategoryResultTexts(category, report);
  const texts = listCategoryTexts(category.id, report);
  const written = useTextsFrozenWhileEditing(
    texts.map(({ field }) => field),
    report,
  );
  const areas = useAreasChart(report, category.areas, {
    isWithPrevious: true,
    isWithOthers: true,
  });
  const chart = { ...areas, ...chartSizes };
  const around = { eyebrow: category.title, headline };
  const [sheet, ...more] = splitChartIntoSheets(chart, {
    ...around,
    takenMm: lead === undefined ? 0 : resultMm,
    widthShare,
  });
  const filled = texts.filter(({ field }) => hasText(written[field]));
  const apart = (
    <>
      <ChartSheet {...props} {...around} lead={lead} chart={areas} />
      <OwnSheets {...{ texts, category, report }} />
    </>
  );
  if (!sheet || more.length > 0 || filled.length === 0) return apart;
  const sheetProps = { ...around, report, isChart: true };
  const sample = (
    <Sheet id={`${id}-sample`} pageNumber={0} {...sheetProps}>
      <Spread>
        <div />
        <TextColumnSample texts={filled} html={written} />
      </Spread>
    </Sheet>
  );
  return (
    <MeasureOnPaper
      sample={sample}
      of={[headline, category.title, ...filled.map(({ field }) => written[field])].join('\n')}
      read={readFittingTextIndices}
    >
      {(fitting) => {
        const inside = texts.filter(
          (text) => !filled.includes(text) || !fitting || fitting.includes(filled.indexOf(text)),
        );
        if (!inside.some((text) => filled.includes(text))) return apart;
        return (
          <>
            <SinglePageSheet {...{ id, pageNumber: props.pageNumber, ...sheetProps }}>
              <Spread>
                <Results>
                  {lead !== undefined && <p>{lead}</p>}
                  <SingleSheetChart {...{ ...around, chart, sheet }} />
                </Results>
                <TextColumn>
                  {inside.map((text) => (
                    <CategoryTextBlock key={text.anchor} text={text} report={report} />
                  ))}
                </TextColumn>
              </Spread>
            </SinglePageSheet>
            <OwnSheets
              texts={texts.filter((text) => !inside.includes(text))}
              {...{ category, report }}
            />
            {inside.map(({ anchor }) => (
              <AnchorWithoutPage key={anchor} id={anchor} />
            ))}
          </>
        );
      }}
    </MeasureOnPaper>
  );
}

type OwnSheetsProps = {
  texts: readonly CategoryText[];
  category: CategoryResult;
  report: ReportData;
  /** The number of texts that may share the first sheet. Default: all. */
  together?: number;
};

/** Texts that do not fit beside the chart, in their order. Each sheet has as many of them as fit on it together. */
function OwnSheets({ texts, together = texts.length, category, report }: OwnSheetsProps) {
  const { t } = useTranslation('report/prose');
  const numbers = useFirstPageNumbers();
  const group = texts.slice(0, together);
  const [first] = group;
  if (!first) return null;
  const rest = <OwnSheets texts={texts.slice(together)} {...{ category, report }} />;
  if (group.length === 1)
    return (
      <>
        <CategoryTextSheet text={first} {...{ category, report }} />
        {rest}
      </>
    );
  const id = (group.find(({ field }) => hasText(report.texts[field])) ?? first).anchor;
  return (
    <TextsOnOneSheet
      id={id}
      pageNumber={numbers.get(id) ?? null}
      report={report}
      texts={group.map(({ anchor, field, kind }) => ({
        anchor,
        field,
        around: {
          eyebrow: category.title,
          ...t(`recommendations.category${kind}`, { returnObjects: true }),
        },
      }))}
      next={rest}
      otherwise={<OwnSheets {...{ texts, category, report }} together={together - 1} />}
    />
  );
}

/** The category of a sheet. @throws if the report has no category with this id */
function readReportCategory(
  { categories }: Pick<ReportData, 'categories'>,
  categoryId: number | undefined,
): CategoryResult {
  const category = categories.find(({ id }) => id === categoryId);
  if (!category) throw new Error(`the report has no category ${categoryId}`);
  return category;
}

const Spread = styled.div`
  display: grid;
  grid-template-columns: ${widthShare}fr ${1 - widthShare}fr;
  column-gap: ${sheetMm(11)};
  padding-block: max(${sheetMm(7)}, ${sheetRem(1.25)}) max(${sheetMm(5)}, ${sheetRem(1.25)});

  & > * {
    min-inline-size: 0;
  }

  ${narrowSheetQuery} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${sheetRem(1.5)};
  }
`;

const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: max(${sheetMm(4)}, ${sheetRem(0.75)});

  & > p {
    color: ${color.ink};
    font: 400 max(${sheetMm(4.8)}, ${fontSize.text}) / 1.35 ${fontFamily.serif};
  }
`;
