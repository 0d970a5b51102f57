import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { QuestionnaireDates } from '@cert/shared/contract';
import {
  compareDates,
  toCalendarDay,
  isDateOver,
  getToday,
  type Moment,
} from '@cert/shared/domain';
import { formatDayTimeZone, formatShortDay } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, fontSize, media, radius, space, stroke } from '@cert/shared/ui';

/** A date of a questionnaire. `at` is a calendar day or an instant. */
export type DateMark = { kind: 'due' | 'meeting' | 'report'; at: string };

/** Lists the dates that are set. Omits the expected date of the report once the report is released. */
export function listDateMarks(
  { answersDue, meetingAt, reportDue }: QuestionnaireDates,
  { isReleased }: { isReleased: boolean },
): DateMark[] {
  return [
    ...(answersDue === null ? [] : [{ kind: 'due', at: answersDue } as const]),
    ...(meetingAt === null ? [] : [{ kind: 'meeting', at: meetingAt } as const]),
    ...(reportDue === null || isReleased ? [] : [{ kind: 'report', at: reportDue } as const]),
  ];
}

type Props = {
  marks: readonly DateMark[];
  moment: Moment;
  /** True in a row of a table: the line then shows only the day of the meeting, and its time as a tooltip. */
  isDense?: boolean;
};

/** A line with the dates and today, in chronological order. Days begin and end in the programme's time zone. */
export function DateLine({ marks, moment, isDense = false }: Props) {
  const { t } = useTranslation('org-forms');
  const language = useLanguage();
  const { now, timeZone } = moment;
  const places = [...marks, { kind: 'today' as const, at: now.toISOString() }].sort((one, other) =>
    compareDates(one.at, other.at, moment),
  );
  const shortDay = (at: string) =>
    formatShortDay(at.length > 10 ? toCalendarDay(new Date(at), timeZone) : at, language);
  return (
    <Places aria-label={t('home.dates.title')} data-is-dense={isDense}>
      {places.map(({ kind, at }) => (
        <li
          key={kind}
          data-kind={kind}
          data-past={(kind !== 'today' && isDateOver(at, moment)) || undefined}
        >
          <b>{t(isDense ? `desk.dates.${kind}` : `home.dates.marks.${kind}`)}</b>{' '}
          {kind === 'today' && <span>{shortDay(getToday(moment))}</span>}
          {kind === 'meeting' && (
            <time dateTime={at} title={isDense ? formatDayTimeZone(at, language) : undefined}>
              {isDense ? shortDay(at) : formatDayTimeZone(at, language)}
            </time>
          )}
          {kind !== 'today' && kind !== 'meeting' && <time dateTime={at}>{shortDay(at)}</time>}
        </li>
      ))}
    </Places>
  );
}

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

  &[data-is-dense='true'] {
    min-inline-size: 15rem;

    b {
      display: block;
      font-weight: 400;
    }
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
