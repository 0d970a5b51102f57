import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { DeskRow } from '@cert/shared/contract';
import { formatPercent } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, fontSize, layoutSize, ProgressRing, radius, shadow, space } from '@cert/shared/ui';
import { DateLine, listDateMarks } from '../DateLine.tsx';
import { useCurrentMoment } from '../useCurrentMoment.ts';
import { NextTaskText, StateBadge } from './NextTask.tsx';

type Props = { rows: readonly DeskRow[] };

/** A client's questionnaires: one card per questionnaire, with a progress ring, its state and the next task. */
export function ClientQuestionnaireCards({ rows }: Props) {
  return (
    <Cards role="list">
      {rows.map((row) => (
        <li key={row.id}>
          <QuestionnaireCard row={row} />
        </li>
      ))}
    </Cards>
  );
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${layoutSize.bubble}), 1fr));
  gap: ${space[4]};
`;

function QuestionnaireCard({ row }: { row: DeskRow }) {
  const { t } = useTranslation('org-forms');
  const language = useLanguage();
  const isOpenNow = Number(useParams()['questionnaireId']) === row.id;
  const moment = useCurrentMoment();
  const marks = listDateMarks(row.dates, { isReleased: row.state === 'released' });
  return (
    <Surface data-is-mine={row.next.mine === 1}>
      <Ring>
        <ProgressRing
          percent={row.completeness}
          isUnfinished={row.next.task === 'answer'}
          label={t('desk.answered', { percent: formatPercent(row.completeness, language) })}
        />
      </Ring>
      <Facts>
        <Title>
          <Way to={`/${row.id}`} aria-current={isOpenNow ? 'true' : undefined}>
            {row.title} <Year>{row.year}</Year>
          </Way>
        </Title>
        <p>
          <StateBadge state={row.state} /> <Soft>{formatPercent(row.completeness, language)}</Soft>
        </p>
        <p>
          <NextTaskText next={row.next} />
        </p>
        {marks.length > 0 && <DateLine marks={marks} moment={moment} isDense />}
      </Facts>
    </Surface>
  );
}

const Surface = styled.article`
  position: relative;
  display: flex;
  gap: ${space[4]};
  block-size: 100%;
  padding: ${space[5]};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.paper};
  box-shadow: ${shadow.low};

  &:hover {
    border-color: ${color.brandLine};
    background: ${color.brandSoft};
  }
`;

const Ring = styled.span`
  font-size: ${fontSize.display};
`;

const Facts = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  min-inline-size: 0;
`;

const Title = styled.h2`
  font-size: ${fontSize.heading};
`;

const Way = styled(Link)`
  color: ${color.ink};
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.large};
  }
`;

const Year = styled.span`
  font-weight: 400;
  color: ${color.inkSoft};
`;

const Soft = styled.span`
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;
