import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { GradeCounts } from '@cert/shared/contract';
import { grades } from '@cert/shared/domain';
import { color, radius } from '@cert/shared/ui';

type GradeCountsRowProps = { name: ReactNode; counts: GradeCounts };

/** One row: how many questions have each grade, and how many have any grade. */
export function GradeCountsRow({ name, counts: { items, count: graded, total } }: GradeCountsRowProps) {
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
