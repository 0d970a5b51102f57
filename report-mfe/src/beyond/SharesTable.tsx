import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { mm } from '../viewing/mm.ts';
import type { SlideProps } from '../viewing/slideProps.ts';
import { isOutstandingCategory } from './isOutstandingCategory.ts';
import { categoryTitle } from './categoryTitle.ts';

/**
 * Lists the Above-and-Beyond categories with their shares of marked questions. It highlights the outstanding ones
 * (`isOutstandingCategory`).
 */
export function SharesTable({ report, programme }: Pick<SlideProps, 'report' | 'programme'>) {
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
              {categoryTitle(programme, category)}
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
  font-size: max(${mm(4.6)}, ${fontSize.text});

  th,
  td {
    padding: max(${mm(2.6)}, 0.375rem) 0;
    border-block-end: 1px solid ${color.line};
    font-weight: 400;
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }

  thead th {
    border-block-end: max(${mm(0.6)}, 2px) solid ${color.brand};
    color: ${color.inkSoft};
    font-size: max(${mm(3.8)}, ${fontSize.small});
    font-weight: 600;
  }

  td,
  thead th:last-child {
    text-align: end;
    white-space: nowrap;
  }

  td {
    font: 600 max(${mm(5.2)}, ${fontSize.lead}) / 1.2 ${fontFamily.serif};
    font-variant-numeric: tabular-nums lining-nums;
  }

  small {
    margin-inline-start: max(${mm(3)}, 0.5rem);
    color: ${color.brand};
    font-size: max(${mm(3.8)}, ${fontSize.small});
    font-weight: 600;
    white-space: nowrap;
  }
`;
