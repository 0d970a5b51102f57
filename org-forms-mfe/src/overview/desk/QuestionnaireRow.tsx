import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { DeskRow } from '@cert/shared/contract';
import { formatAgo, formatDayTime, formatInitials, formatPercent } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import {
  color,
  container,
  fontSize,
  Icon,
  Initials,
  ProgressBar,
  radius,
  shadow,
  space,
  stroke,
} from '@cert/shared/ui';
import { DateLine, listDateMarks } from '../DateLine.tsx';
import { useCurrentMoment } from '../useCurrentMoment.ts';
import { NextTaskText, StateBadge, toTaskAddress } from './NextTask.tsx';

type Props = { row: DeskRow };

/** The row of one questionnaire. The whole row links to the page of its next task. */
export function QuestionnaireRow({ row }: Props) {
  const { t } = useTranslation('org-forms');
  const language = useLanguage();
  const isOpenNow = Number(useParams()['questionnaireId']) === row.id;
  const moment = useCurrentMoment();
  const marks = listDateMarks({ ...row.dates, reportDue: null }, { isReleased: false });
  const percent = formatPercent(row.completeness, language);
  return (
    <Row data-is-mine={row.next.mine === 1}>
      <th scope="row">
        <Way to={toTaskAddress(row)} aria-current={isOpenNow ? 'true' : undefined}>
          {row.title}
        </Way>
        {isOpenNow && <Open>{t('desk.openNow')}</Open>}
      </th>
      <Cell name={t('desk.column.year')}>{row.year}</Cell>
      <Cell name={t('desk.column.state')}>
        <StateBadge state={row.state} />
      </Cell>
      <Cell name={t('desk.column.answers')}>
        <Answers>
          <ProgressBar label={t('desk.answered', { percent })} percent={row.completeness} />
          <span>{percent}</span>
        </Answers>
      </Cell>
      <Cell name={t('desk.column.team')}>{row.grading && <Team grading={row.grading} />}</Cell>
      <Cell name={t('desk.column.dates')} span={2}>
        {marks.length > 0 && <DateLine marks={marks} moment={moment} isDense />}
      </Cell>
      <Cell name={t('desk.column.changed')}>
        {row.changedAt && (
          <time dateTime={row.changedAt} title={formatDayTime(row.changedAt, language)}>
            {formatAgo(row.changedAt, language)}
          </time>
        )}
      </Cell>
      <Cell name={t('desk.column.next')}>
        <Next>
          <span>
            <NextTaskText next={row.next} />
          </span>
          <Icon name="chevron-right" />
        </Next>
      </Cell>
    </Row>
  );
}

/** Shown in a cell without a value. */
function Dash() {
  const { t } = useTranslation('org-forms');
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('desk.notSet')}</span>
    </>
  );
}

/** A cell. In a card it also shows the name of its column, and is hidden if it is empty. */
function Cell({ name, span, children }: { name: string; span?: number; children: ReactNode }) {
  return (
    <td data-is-empty={!children} colSpan={span}>
      <CellName aria-hidden="true">{name}</CellName>
      {children || <Dash />}
    </td>
  );
}

const CellName = styled.span`
  display: none;
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;

const Row = styled.tr`
  position: relative;

  & > td {
    font-size: ${fontSize.small};
    font-variant-numeric: tabular-nums;
  }

  &:hover {
    background: ${color.wash};
  }

  /* Not a shadow, because forced colours remove shadows. */
  &[data-is-mine='true'] > :first-child {
    border-inline-start: ${stroke.mark} solid ${color.brand};
  }

  @container ${container.cards} {
    display: grid;
    align-content: start;
    gap: ${space[2]} ${space[3]};
    padding: ${space[4]};
    border: 1px solid ${color.line};
    border-radius: ${radius.large};
    background: ${color.paper};
    box-shadow: ${shadow.low};

    &[data-is-mine='true'] {
      border-inline-start: ${stroke.mark} solid ${color.brand};
    }

    &&& > * {
      display: grid;
      grid-template-columns: 7.5rem minmax(0, 1fr);
      align-items: center;
      justify-items: start;
      padding: 0;
      border: 0;
    }

    &&& > td[data-is-empty='true'] {
      display: none;
    }

    &&& > th {
      display: block;
      font-size: ${fontSize.lead};
    }

    &&& > td:last-child {
      padding-block-start: ${space[2]};
      border-block-start: 1px solid ${color.line};
    }

    ${CellName} {
      display: block;
    }
  }
`;

const Way = styled(Link)`
  font-weight: 600;
  overflow-wrap: anywhere;
  color: ${color.ink};
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Open = styled.span`
  display: block;
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;

const Answers = styled.span`
  display: grid;
  inline-size: 100%;
  grid-template-columns: minmax(3rem, 1fr) 3rem;
  align-items: center;
  gap: ${space[2]};
`;

const Next = styled.span`
  display: flex;
  inline-size: 100%;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  font-size: ${fontSize.text};

  & > svg {
    color: ${color.brand};
  }
`;

type TeamProps = { grading: NonNullable<DeskRow['grading']> };

/**
 * The team: who has finalized, and how many areas the user has graded. The reply does not contain how many areas the
 * others have graded. See docs/product/grading.md#blind-phase.
 */
function Team({ grading: { team, graded, counting } }: TeamProps) {
  const { t } = useTranslation('org-forms');
  const initials = formatInitials(team.map(({ name }) => name));
  return (
    <Members role="list" aria-label={t('desk.column.team')}>
      {team.map(({ id, name, finalized, own }, index) => {
        const isOwn = own === 1;
        const hasFinalized = finalized === 1;
        const who = isOwn ? t('desk.team.own', { name }) : name;
        return (
          <li key={id} title={name}>
            <Initials isFilled={hasFinalized}>{initials[index] ?? ''}</Initials>
            <span className="visually-hidden">
              {who}: {hasFinalized && t('desk.team.finalized')}
              {!hasFinalized && !isOwn && t('desk.team.grading')}
            </span>
            {hasFinalized && <Icon name="check" />}
            {!hasFinalized && isOwn && <span>{t('desk.team.graded', { graded, counting })}</span>}
          </li>
        );
      })}
    </Members>
  );
}

const Members = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};

  & > li {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    white-space: nowrap;
  }

  & > li > svg {
    color: ${color.final};
  }
`;
