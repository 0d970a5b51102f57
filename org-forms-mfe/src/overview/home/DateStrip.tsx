import { Trans, useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Overview } from '@cert/shared/contract';
import { planMeetingMinutes } from '@cert/shared/domain';
import {
  formatDaysUntil,
  formatDayTimeZone,
  formatNumber,
  formatShortDay,
} from '@cert/shared/i18n';
import { downloadBlob, useLanguage, useRead } from '@cert/shared/platform';
import { Button, color, fontSize, media, radius, space, stroke } from '@cert/shared/ui';
import { listCountingAreas } from './addresses.ts';
import { formatCalendarFile, type CalendarEvent } from './formatCalendarFile.ts';
import { timeOf } from './timeOf.ts';

type Props = { questionnaireId: number; overview: Overview };

/** A date of the questionnaire. `at` is a calendar day or an instant. */
type Mark = { kind: 'due' | 'meeting' | 'report'; at: string };

/**
 * The due date of the answers with the pace that would do, all dates in their order with today among them, and a button
 * that saves them as a calendar file. Renders nothing without dates.
 */
export function DateStrip({ questionnaireId, overview }: Props) {
  const { t } = useTranslation('org-forms');
  const language = useLanguage();
  const { dates, pace, locked, grading } = overview;
  const { answersDue, meetingAt } = dates;
  // Once the report is released, the road shows when.
  const reportDue = overview.reportReleasedAt === null ? dates.reportDue : null;
  const marks: Mark[] = [
    ...(answersDue === null ? [] : [{ kind: 'due', at: answersDue } as const]),
    ...(meetingAt === null ? [] : [{ kind: 'meeting', at: meetingAt } as const]),
    ...(reportDue === null ? [] : [{ kind: 'report', at: reportDue } as const]),
  ];
  if (marks.length === 0) return null;
  const reader = grading ? 'team' : 'client';
  const isOpen = locked === 0;
  const isLate = answersDue !== null && isOpen && timeOf(answersDue) < new Date().getTime();
  return (
    <Strip data-late={isLate || undefined}>
      <p>
        {answersDue !== null && (
          <span>
            <Trans
              t={t}
              i18nKey={
                isLate ? `home.dates.late.${reader}` : `home.dates.${isOpen ? 'due' : 'wasDue'}`
              }
              values={{
                day: formatShortDay(answersDue, language),
                when: formatDaysUntil(answersDue, language),
              }}
              components={{ b: <b /> }}
            />
          </span>
        )}
        {pace !== null && isOpen && (
          <span>
            {t(`home.dates.pace.${reader}`, { count: pace, pace: formatNumber(pace, language) })}
          </span>
        )}
      </p>
      <CalendarButton {...{ questionnaireId, overview, marks }} />
      <Line marks={marks} />
    </Strip>
  );
}

/** The dates on a line, in their order, with today among them. */
function Line({ marks }: { marks: readonly Mark[] }) {
  const { t } = useTranslation('org-forms');
  const language = useLanguage();
  const now = new Date();
  const places = [...marks, { kind: 'today' as const, at: now.toISOString() }].sort(
    (one, other) => timeOf(one.at) - timeOf(other.at),
  );
  return (
    <Places aria-label={t('home.dates.title')}>
      {places.map(({ kind, at }) => (
        <li
          key={kind}
          data-kind={kind}
          data-past={(kind !== 'today' && timeOf(at) < now.getTime()) || undefined}
        >
          <b>{t(`home.dates.marks.${kind}`)}</b>{' '}
          <span>
            {kind === 'meeting' ? formatDayTimeZone(at, language) : formatShortDay(at, language)}
          </span>
        </li>
      ))}
    </Places>
  );
}

/** Saves the dates as a calendar file. The meeting is as long as the programme plans it for these areas. */
function CalendarButton({ questionnaireId, overview, marks }: Props & { marks: readonly Mark[] }) {
  const { t } = useTranslation('org-forms');
  const programme = useRead('programme', {}).data;
  if (!programme) return null;
  const { title, year } = overview;
  const save = () => {
    const minutes = planMeetingMinutes({
      areas: listCountingAreas(overview).length,
      minutesPerArea: programme.figures.meetingMinutesPerArea,
    });
    const events = marks.map(({ kind, at }): CalendarEvent => {
      const event = {
        id: `${kind}-${questionnaireId}`,
        summary: t(`home.dates.${kind}Event`, { organisation: title, year }),
      };
      return kind === 'meeting' ? { ...event, at, minutes } : { ...event, day: at };
    });
    const text = formatCalendarFile(events, { host: window.location.host, now: new Date() });
    downloadBlob(new Blob([text], { type: 'text/calendar' }), `${title} ${year}.ics`);
  };
  return (
    <Button tone="quiet" onClick={save}>
      {t('home.dates.calendar')}
    </Button>
  );
}

const Strip = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space[4]};
  padding: ${space[1]} ${space[4]} ${space[2]};
  border: 1px solid ${color.brandLine};
  border-radius: ${radius.medium};
  background: ${color.brandSoft};
  font-size: ${fontSize.text};

  &[data-late] {
    border-color: ${color.warningLine};
    background: ${color.warningSoft};
  }

  > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[2]};
  }

  > button {
    justify-self: start;
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding-block-start: ${space[2]};

    > button {
      padding-inline: 0;
    }
  }

  @media ${media.print} {
    > button {
      display: none;
    }
  }
`;

const Places = styled.ol.attrs({ role: 'list' })`
  grid-column: 1 / -1;
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  font-size: ${fontSize.small};
  line-height: 1.35;

  > li {
    position: relative;
    padding-block-start: ${space[4]};
    padding-inline-end: ${space[2]};
  }

  /* The line to the next date. */
  > li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block-start: calc(${space[2]} - 1px);
    inset-inline-start: 0;
    inline-size: 100%;
    border-block-start: 2px solid ${color.brandLine};
  }

  > li::after {
    content: '';
    position: absolute;
    inset-block-start: calc(${space[2]} - ${stroke.mark} - 1px);
    inset-inline-start: 0;
    inline-size: ${space[2]};
    block-size: ${space[2]};
    border: 2px solid ${color.brand};
    border-radius: ${radius.round};
    background: ${color.paper};
  }

  > [data-kind='today']::after {
    background: ${color.brand};
    print-color-adjust: exact;
  }

  > [data-past] {
    color: ${color.inkSoft};
  }

  > [data-past]::before {
    border-color: ${color.brand};
  }

  b {
    font-weight: 600;
  }

  @media ${media.forcedColors} {
    > [data-kind='today']::after {
      border-color: Highlight;
      background: Highlight;
    }
  }

  @media ${media.phone} {
    b {
      display: block;
    }
  }
`;
