import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { highestGrade, isKeyArea } from '@cert/shared/domain';
import { formatNumber, formatPercent } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { referenceGrade } from '../../charts/bars.ts';
import { GradeMap, GradeMapLegend } from '../../charts/map/GradeMap.tsx';
import { shortenMapNames, type GradeMapRow } from '../../charts/map/fitMapNames.ts';
import { useChartTexts } from '../../charts/useChartTexts.ts';
import {
  classifyReachedCount,
  findReachedHeadlineKind,
} from '../../comparisons/countRowsReachingAverage.ts';
import { sheetMm, sheetRem } from '../../layout/sheetLengths.ts';
import { Sheet } from '../../layout/Sheet.tsx';
import type { SheetProps } from '../../layout/sheetProps.ts';
import type { ReportData } from '../../reportData.ts';
import { defineSheet } from '../defineSheet.ts';
import { useDescribeGradeGap } from './useDescribeGradeGap.ts';

/** A map of all areas. Each area links to the sheet of its category. */
export const areaMapSheet = defineSheet({
  id: 'area-map',
  title: 'contents.titles.area-map',
  when: ({ categories }) => categories.length > 0,
  Sheet: AreaMapSheet,
});

function AreaMapSheet({ id, report, pageNumber }: SheetProps) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const areas = report.categories.flatMap(({ areas }) => areas);
  const reached = areas.filter(({ grade }) => (grade ?? 0) >= referenceGrade).length;
  const { kind, ...counts } = classifyReachedCount(reached, areas.length);
  const message = findReachedHeadlineKind({ kind, reached }, report.decision !== 'not-decided');
  const headline = t(`map.headline.${message}`, {
    ...counts,
    grade: formatNumber(referenceGrade, language),
  });
  const rows = shortenMapNames(useMapRows(report), headline);
  return (
    <Sheet isChart eyebrow={t('map.eyebrow')} {...{ id, headline, report, pageNumber }}>
      <Body>
        <GradeMapLegend
          hasKeyAreas={areas.some(isKeyArea)}
          hasGaps={rows.some(({ tiles }) => tiles.some(({ gap }) => gap !== undefined))}
        />
        <GradeMap rows={rows} />
      </Body>
    </Sheet>
  );
}

function useMapRows(report: ReportData): GradeMapRow[] {
  const language = useLanguage();
  const { formatOrNone } = useChartTexts(report);
  const formatGrade = formatOrNone((grade) => formatNumber(grade, language));
  const formatShare = formatOrNone((percent) => formatPercent(percent, language));
  const describeGap = useDescribeGradeGap(report);
  return report.categories.map(({ id, title, percent, areas }) => ({
    id,
    title,
    figure: formatShare(percent),
    href: `#category-${id}`,
    tiles: areas.map((area) => ({
      id: area.id,
      name: area.title,
      label: formatGrade(area.grade),
      share: area.grade === null ? null : area.grade / highestGrade,
      isKey: isKeyArea(area),
      gap: describeGap(area),
    })),
  }));
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr);
  gap: max(${sheetMm(4)}, ${sheetRem(0.75)});
  padding-block: max(${sheetMm(6)}, ${sheetRem(1.25)}) max(${sheetMm(5)}, ${sheetRem(1.25)});
`;
