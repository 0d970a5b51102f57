import { act, screen } from '@testing-library/react';
import { aProgramme, fakeApi, renderInPlatform } from '@cert/shared/testing';
import definition from '../../module.ts';
import { MeetingTimer } from './MeetingTimer.tsx';

const minute = 60_000;

async function show(isRunning = true) {
  const guide = (isOn: boolean) => (
    <MeetingTimer questionnaireId={7} areaId={3} isRunning={isOn} onToggle={() => undefined} />
  );
  const api = fakeApi({ programme: () => aProgramme() });
  const shown = await renderInPlatform(guide(isRunning), {
    api,
    messages: { grading: definition.messages },
  });
  await act(() => Promise.resolve());
  return shown;
}
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const spent = () => screen.getByRole('timer').textContent;
const bar = () => screen.getByRole('progressbar');

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 20, 9) }));
afterEach(() => jest.useRealTimers());

test('the timer starts when an area is opened, and runs on beyond the recommended time', async () => {
  await show();
  expect(spent()).toBe('0:00');
  await pass(5 * minute + 7000);
  expect(spent()).toBe('5:07');
  expect(bar()).toHaveProperty('value', 20);
  await pass(25 * minute);
  expect(spent()).toBe('30:07');
  expect(bar()).toHaveProperty('value', 100);
});

test('the timer does not run while it is paused', async () => {
  await show(false);
  await pass(minute);
  expect(spent()).toBe('0:00');
  expect(screen.getByRole('button', { name: 'Go on' })).toBeInTheDocument();
});

test('the timer does not count hours in which the computer slept', async () => {
  await show();
  await pass(minute);
  jest.setSystemTime(Date.now() + 180 * minute);
  await pass(1000);
  expect(spent()).toBe('1:00');
  await pass(1000);
  expect(spent()).toBe('1:01');
});

test('the timer keeps its time and runs on when the computer’s clock is set back', async () => {
  await show();
  await pass(minute);
  jest.setSystemTime(Date.now() - 55 * minute);
  await pass(1000);
  expect(spent()).toBe('1:00');
  await pass(1000);
  expect(spent()).toBe('1:01');
});

test('the timer starts from zero at midnight', async () => {
  jest.setSystemTime(new Date(2026, 10, 20, 23, 58));
  const { platform } = await show();
  await pass(2 * minute + 10_000);
  expect(spent()).toBe('0:10');
  expect(platform.storage.getItem('meetingTime.7')).toBe(
    '{"day":"2026-11-21","byArea":{"3":10000}}',
  );
});

test('the timer keeps its time when the clock is set back past midnight', async () => {
  jest.setSystemTime(new Date(2026, 10, 20, 0, 5));
  await show();
  await pass(minute);
  jest.setSystemTime(new Date(2026, 10, 19, 23, 50));
  await pass(2000);
  expect(spent()).toBe('1:01');
});

test('the timer stores its time in the browser', async () => {
  const { platform } = await show();
  await pass(65_000);
  expect(platform.storage.getItem('meetingTime.7')).toBe(
    '{"day":"2026-11-20","byArea":{"3":65000}}',
  );
});
