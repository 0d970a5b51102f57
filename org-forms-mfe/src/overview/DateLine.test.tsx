import { screen } from '@testing-library/react';
import { renderInPlatform } from '@cert/shared/testing';
import definition from '../module.ts';
import { DateLine, listDateMarks } from './DateLine.tsx';

const dates = {
  answersDue: '2026-12-12',
  meetingAt: '2026-12-12T22:45:00.000Z',
  reportDue: '2027-01-20',
};

/** Renders the line of dates at this instant, in the given time zone and not in that of the machine. */
const showLine = (now: string, timeZone = 'Europe/Zagreb') =>
  renderInPlatform(
    <DateLine
      marks={listDateMarks(dates, { isReleased: false })}
      moment={{ now: new Date(now), timeZone }}
      isDense
    />,
    { language: 'en', messages: { 'org-forms': definition.messages } },
  );
const marks = () =>
  screen.getAllByRole('listitem').map((one) => {
    const isPast = one.dataset['past'] !== undefined;
    return `${one.textContent}${isPast ? ' (past)' : ''}`.replace(/ 20\d\d/g, '');
  });

it('the line of dates places “Today” before the due date until midnight in the programme’s time zone', async () => {
  await showLine('2026-12-12T22:30:00Z');
  expect(marks()).toEqual(['Today 12 Dec', 'Meeting 12 Dec', 'Due 12 Dec', 'Report 20 Jan']);
});

it('the line of dates places “Today” after the due date from midnight on', async () => {
  await showLine('2026-12-12T23:00:00Z');
  expect(marks()).toEqual([
    'Meeting 12 Dec (past)',
    'Due 12 Dec (past)',
    'Today 13 Dec',
    'Report 20 Jan',
  ]);
});

it('the line of dates uses the calendar day of the programme’s time zone', async () => {
  await showLine('2026-12-13T00:30:00Z', 'Atlantic/Azores');
  expect(marks()).toEqual(['Meeting 12 Dec (past)', 'Today 12 Dec', 'Due 12 Dec', 'Report 20 Jan']);
});

it('the line of dates leaves out the expected date of the report once the report is released', () => {
  expect(listDateMarks(dates, { isReleased: true }).map(({ kind }) => kind)).toEqual([
    'due',
    'meeting',
  ]);
});
