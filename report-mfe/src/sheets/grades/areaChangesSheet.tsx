import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { grades, type Grade } from '@cert/shared/domain';
import { formatNumber } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, fontFamily } from '@cert/shared/ui';
import { referenceGrade } from '../../charts/bars.ts';
import { HiddenTable } from '../../charts/HiddenTable.tsx';
import type { SlopeChange } from '../../charts/slope/fitSlopeLabels.ts';
import { Slope } from '../../charts/slope/Slope.tsx';
import { sheetMm, sheetRem } from '../../layout/sheetLengths.ts';
import { Sheet } from '../../layout/Sheet.tsx';
import type { SheetProps } from '../../layout/sheetProps.ts';
import type { ReportData } from '../../reportData.ts';
import { defineSheet } from '../defineSheet.ts';

/** This year's grades beside those of the earlier year. It needs at least one area with a grade in both years. */
export const areaChangesSheet = defineSheet({
  id: 'area-changes',
  title: 'contents.titles.area-changes',
  when: (report) => report.previousYear !== null && listAreaChanges(report).length > 0,
  Sheet: AreaChangesSheet,
});

/** The areas with a grade in both years. */
export function listAreaChanges({ categories }: Pick<ReportData, 'categories'>): SlopeChange[] {
  return categories
    .flatMap(({ areas }) => areas)
    .flatMap(({ id, title, grade, previousGrade }) =>
      grade === null || previousGrade === null
        ? []
        : { key: String(id), name: title, before: previousGrade, now: grade },
    );
}

function AreaChangesSheet({ id, report, pageNumber }: SheetProps) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const changes = listAreaChanges(report);
  const years = { before: report.previousYear ?? 0, now: report.year };
  const rose = changes.filter(({ before, now }) => now > before).length;
  const fell = changes.filter(({ before, now }) => now < before).length;
  const isDecided = report.decision !== 'not-decided';
  const headline = t(`changes.headline.${isDecided ? findKind({ rose, fell }) : 'undecided'}`, {
    count: rose > 0 ? rose : fell,
    fell,
    all: changes.length,
    year: years.before,
  });
  const missing = report.categories.flatMap(({ areas }) => areas).length - changes.length;
  const eyebrow = t('changes.eyebrow');
  const format = (grade: number) => formatNumber(grade, language);
  return (
    <Sheet isChart {...{ id, eyebrow, headline, report, pageNumber }}>
      <Body>
        <Slope
          {...{ changes, years, format }}
          ticks={listTicks(changes)}
          headings={{
            fell: t('changes.fell', { year: years.before, number: fell }),
            rose: t('changes.rose', { year: years.before, number: rose }),
          }}
          alternative={t('changes.alternative', { message: headline })}
        />
        <Notes>
          {rose + fell < changes.length && t('changes.note', { year: years.before })}{' '}
          {missing > 0 && t('changes.missing', { count: missing, year: years.before })}
        </Notes>
        <HiddenTable
          caption={`${eyebrow}: ${headline}`}
          columns={[t('chart.area'), String(years.before), String(years.now)]}
          rows={changes.map(({ key, name, before, now }) => ({
            key,
            title: name,
            cells: [format(before), format(now)],
          }))}
        />
      </Body>
    </Sheet>
  );
}

/**
 * The grades on the axes. They start at 2 or at the lowest grade, whichever is lower, so that a drawing of high grades
 * is not half empty.
 */
function listTicks(changes: readonly SlopeChange[]): Grade[] {
  const lowest = Math.min(referenceGrade, ...changes.flatMap(({ before, now }) => [before, now]));
  return grades.filter((grade) => grade >= lowest);
}

/** Selects the headline: some grades have risen, some have fallen, both, or neither. */
function findKind({ rose, fell }: { rose: number; fell: number }) {
  if (rose > 0) return fell > 0 ? 'both' : 'rose';
  return fell > 0 ? 'fell' : 'same';
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  gap: max(${sheetMm(3)}, ${sheetRem(1)});
  padding-block: max(${sheetMm(6)}, ${sheetRem(1.25)}) max(${sheetMm(4)}, ${sheetRem(1.25)});
`;

const Notes = styled.p`
  color: ${color.inkSoft};
  font: 400 max(${sheetMm(3.6)}, ${sheetRem(0.75)}) / 1.4 ${fontFamily.sans};
`;
