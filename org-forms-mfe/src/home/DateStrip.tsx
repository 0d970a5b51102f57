import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Overview } from '@cert/shared/contract';
import { formatDaysUntil, formatDayTime, formatNumber, formatShortDay } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { Button, color, fontSize, media, radius, space } from '@cert/shared/ui';
import { calendarFile, type CalendarEvent } from './calendarFile.ts';

type Props = { questionnaireId: number; overview: Overview };

/** Due date of the answers and date of the meeting, and a file for the reader's calendar. Nothing without dates. */
export function DateStrip({ questionnaireId, overview }: Props) {
  const { t } = useTranslation('org-forms');
  const language = useLanguage();
  const { dates, pace, locked, title, year } = overview;
  const { answersDue, meetingAt } = dates;
  if (answersDue === null && meetingAt === null) return null;
  const isOpen = locked === 0;
  const isLate = answersDue !== null && isOpen && endOfDay(answersDue) < new Date();
  const events: CalendarEvent[] = [
    ...(answersDue === null
      ? []
      : [
          {
            id: `due-${questionnaireId}`,
            day: answersDue,
            summary: t('home.dates.dueEvent', { organisation: title, year }),
          },
        ]),
    ...(meetingAt === null
      ? []
      : [
          {
            id: `meeting-${questionnaireId}`,
            at: meetingAt,
            summary: t('home.dates.meetingEvent', { organisation: title, year }),
          },
        ]),
  ];
  const save = () => {
    const text = calendarFile(events, { host: window.location.host, now: new Date() });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
    link.download = `${title} ${year}.ics`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <Strip data-late={isLate || undefined}>
      <p>
        {answersDue !== null && (
          <span>
            {t(isLate ? 'home.dates.late' : isOpen ? 'home.dates.due' : 'home.dates.wasDue', {
              day: formatShortDay(answersDue, language),
              when: formatDaysUntil(answersDue, language),
            })}
          </span>
        )}
        {pace !== null && isOpen && (
          <span>{t('home.dates.pace', { count: pace, pace: formatNumber(pace, language) })}</span>
        )}
        {meetingAt !== null && (
          <span>{t('home.dates.meeting', { when: formatDayTime(meetingAt, language) })}</span>
        )}
      </p>
      <Button tone="quiet" onClick={save}>
        {t('home.dates.calendar')}
      </Button>
    </Strip>
  );
}

const endOfDay = (day: string) => new Date(`${day}T23:59:59`);

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  padding: ${space[1]} ${space[4]};
  border: 1px solid ${color.brandLine};
  border-radius: ${radius.medium};
  background: ${color.brandSoft};
  font-size: ${fontSize.text};

  &[data-late] {
    border-color: ${color.warningLine};
    background: ${color.warningSoft};
  }

  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[2]};
  }

  @media ${media.print} {
    button {
      display: none;
    }
  }
`;
