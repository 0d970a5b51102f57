import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { minRadarAxes, Radar } from '../../charts/radar/Radar.tsx';
import { sheetMm, sheetRem } from '../../layout/sheetLengths.ts';
import { narrowSheetQuery } from '../../layout/Paper.tsx';
import { Sheet } from '../../layout/Sheet.tsx';
import type { SheetProps } from '../../layout/sheetProps.ts';
import { defineSheet } from '../defineSheet.ts';
import {
  findCategoryTitle,
  isOutstandingCategory,
  findStrongestCategories,
} from './outstandingCategories.ts';

/** Shows the shares of the Above-and-Beyond categories as a radar chart, with a table beside it. */
export const beyondRadarSheet = defineSheet({
  id: 'beyond-radar',
  title: 'contents.titles.beyond-radar',
  when: ({ beyond }) => beyond.filter(({ percent }) => percent !== null).length >= minRadarAxes,
  Sheet: BeyondRadarSheet,
});

function BeyondRadarSheet({ id, report, programme, pageNumber }: SheetProps) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const { t: tProse } = useTranslation('report/prose');
  const { eyebrow, lead } = tProse('beyond.radar', { returnObjects: true });
  const format = (percent: number) => formatPercent(percent, language);
  const { beyondCategoryPercent: reference } = programme.thresholds;
  const strongest = findStrongestCategories(report);
  const headline = t('beyond.strongest', {
    categories: strongest.categories.map((name) => findCategoryTitle(programme, name)).join(', '),
    percent: format(strongest.percent),
  });
  const axes = report.beyond.flatMap(({ category, percent }) =>
    percent === null
      ? []
      : [{ name: findCategoryTitle(programme, category), percent, label: format(percent) }],
  );
  const values = axes.map(({ name, label }) => `${name} ${label}`).join(', ');
  return (
    <Sheet isChart {...{ id, eyebrow, headline, report, pageNumber }}>
      <Columns>
        <Radar
          axes={axes}
          series={[
            { kind: 'own', percents: axes.map(({ percent }) => percent) },
            { kind: 'reference', percents: axes.map(() => reference) },
          ]}
          alternative={t('beyond.radar', { values, threshold: format(reference) })}
        />
        <Numbers>
          <p>{lead}</p>
          <SharesTable report={report} programme={programme} />
        </Numbers>
      </Columns>
    </Sheet>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
  gap: ${sheetMm(12)};
  align-items: center;

  ${narrowSheetQuery} {
    grid-template-columns: minmax(0, 1fr);
    padding-block-end: ${sheetRem(1.25)};
  }
`;

const Numbers = styled.div`
  display: grid;
  gap: max(${sheetMm(7)}, ${sheetRem(1.25)});

  & > p {
    color: ${color.inkSoft};
    font: 400 max(${sheetMm(4.6)}, ${fontSize.text}) / 1.5 ${fontFamily.serif};
  }
`;

/**
 * Lists the Above-and-Beyond categories with their shares of marked questions. It highlights outstanding
 * categories (`isOutstandingCategory`).
 */
function SharesTable({ report, programme }: Pick<SheetProps, 'report' | 'programme'>) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  return (
    <Table>
      <caption className="visually-hidden">{t('beyond.table.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('beyond.table.category')}</th>
          <th scope="col">{t('beyond.table.share')}</th>
        </tr>
      </thead>
      <tbody>
        {report.beyond.map(({ category, percent }) => (
          <tr key={category}>
            <th scope="row">
              {findCategoryTitle(programme, category)}
              {isOutstandingCategory(percent, programme) && (
                <small>
                  <span aria-hidden="true">✓</span> {t('beyond.table.outstanding')}
                </small>
              )}
            </th>
            <td>{percent === null ? t('chart.none') : formatPercent(percent, language)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: max(${sheetMm(4.6)}, ${fontSize.text});

  th,
  td {
    padding: max(${sheetMm(2.6)}, ${sheetRem(0.375)}) 0;
    border-block-end: 1px solid ${color.line};
    font-weight: 400;
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }

  thead th {
    border-block-end: max(${sheetMm(0.6)}, 2px) solid ${color.brand};
    color: ${color.inkSoft};
    font-size: max(${sheetMm(3.8)}, ${fontSize.small});
    font-weight: 600;
  }

  td,
  thead th:last-child {
    text-align: end;
    white-space: nowrap;
  }

  td {
    font: 600 max(${sheetMm(5.2)}, ${fontSize.lead}) / 1.2 ${fontFamily.serif};
    font-variant-numeric: tabular-nums lining-nums;
  }

  small {
    margin-inline-start: max(${sheetMm(3)}, ${sheetRem(0.5)});
    color: ${color.brand};
    font-size: max(${sheetMm(3.8)}, ${fontSize.small});
    font-weight: 600;
    white-space: nowrap;
  }
`;
