import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { GradeCounts as Counts } from '@cert/shared/contract';
import { grades } from '@cert/shared/domain';
import { formatGrade } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, fontSize, space } from '@cert/shared/ui';
import { GradeCountsRow } from './GradeCountsRow.tsx';

type Props = { all: Counts; important: Counts };

/**
 * A table: how many of an area's questions have each grade, for all and for key questions. Renders nothing without
 * scored questions.
 */
export function GradeCounts({ all, important }: Props) {
  const { t } = useTranslation('grading');
  const language = useLanguage();
  if (all.total === 0) return null;
  return (
    <Table>
      <caption>{t('area.counts.title')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('area.counts.whose')}</span>
          </th>
          {grades.map((grade) => (
            <th key={grade} scope="col">
              {formatGrade(grade, language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <GradeCountsRow name={t('area.counts.all')} counts={all} />
        {important.total > 0 && (
          <GradeCountsRow
            name={
              <>
                <Star aria-hidden="true">★</Star> {t('area.counts.key')}
              </>
            }
            counts={important}
          />
        )}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 2px;
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  text-align: center;
  color: ${color.inkSoft};

  & > caption {
    padding-block-end: ${space[1]};
    text-align: start;
  }

  & th {
    font-weight: 400;
  }
`;

const Star = styled.span`
  color: ${color.key};
`;
