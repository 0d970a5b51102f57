import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { GradeCounts as Counts } from '@cert/shared/contract';
import { grades } from '@cert/shared/domain';
import { formatGrade } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, fontSize, space, radius } from '@cert/shared/ui';

type Props = { all: Counts; important: Counts };

/**
 * A table with the number of an area's questions per grade: one row for all questions and, if the area has any, one for
 * key questions. Renders nothing if the area has no scored questions.
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

type GradeCountsRowProps = { name: ReactNode; counts: Counts };

/** One row: the number of questions per grade, and how many of all questions have a grade. */
function GradeCountsRow({ name, counts: { items, count: graded, total } }: GradeCountsRowProps) {
  const { t } = useTranslation('grading');
  return (
    <tr>
      <Whose scope="row">
        {name}
        <Share aria-hidden="true">{t('area.counts.graded', { graded, total })}</Share>
        <span className="visually-hidden">, {t('area.counts.gradedLong', { graded, total })}</span>
      </Whose>
      {grades.map((grade) => {
        const count = items.find((item) => item.grade === grade)?.count;
        return (
          <Count key={grade} $isThere={count !== undefined}>
            {count ?? <span className="visually-hidden">{t('area.counts.none')}</span>}
          </Count>
        );
      })}
    </tr>
  );
}

const Whose = styled.th`
  line-height: 1.2;
  text-align: start;
  white-space: nowrap;
`;

const Share = styled.small`
  display: block;
`;

const Count = styled.td<{ $isThere: boolean }>`
  inline-size: 10%;
  border-radius: ${radius.small};
  font-weight: 600;
  color: ${color.system};
  background: ${({ $isThere }) => $isThere && color.systemSoft};
`;
