import { Trans, useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { QuestionnaireOverview } from '@cert/shared/contract';
import { isDateOver, calculateMeetingMinutes, getToday } from '@cert/shared/domain';
import { formatDaysUntil, formatNumber, formatShortDay } from '@cert/shared/i18n';
import { downloadBlob, useLanguage, useRead } from '@cert/shared/platform';
import { Button, color, fontSize, media, radius, space } from '@cert/shared/ui';
import { DateLine, listDateMarks, type DateMark } from '../DateLine.tsx';
import { useCurrentMoment } from '../useCurrentMoment.ts';
import { listCountingAreas } from './addresses.ts';
import { formatCalendarFile, type CalendarEvent } from './formatCalendarFile.ts';

type Props = { questionnaireId: number; overview: QuestionnaireOverview };

/**
 * The due date of the answers with the pace that is needed to meet it, a line of all dates including today, and a
 * button that saves the dates as a calendar file. Renders nothing without dates.
 */
export function DateStrip({ questionnaireId, overview }: Props) {
  const { t } = useTranslation('org-forms');
  const language = useLanguage();
  const { dates, pace, locked, grading } = overview;
  const { answersDue } = dates;
  const moment = useCurrentMoment();
  // Once the report is released, its expected date is omitted here, and `Road` shows the date of the release.
  const marks = listDateMarks(dates, { isReleased: overview.reportReleasedAt !== null });
  if (marks.length === 0) return null;
  const reader = grading ? 'team' : 'client';
  const isOpen = locked === 0;
  const isLate = answersDue !== null && isOpen && isDateOver(answersDue, moment);
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
                when: formatDaysUntil(answersDue, language, getToday(moment)),
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
      <DateLine marks={marks} moment={moment} />
    </Strip>
  );
}

/** Saves the dates as a calendar file. The length of the meeting follows from the number of areas that count. */
function CalendarButton({
  questionnaireId,
  overview,
  marks,
}: Props & { marks: readonly DateMark[] }) {
  const { t } = useTranslation('org-forms');
  const programme = useRead('programme', {}).data;
  if (!programme) return null;
  const { title, year } = overview;
  const save = () => {
    const minutes = calculateMeetingMinutes({
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
