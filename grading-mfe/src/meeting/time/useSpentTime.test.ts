import { memoryStorage } from '@cert/shared/testing';
import { toLocalDay, saveSpentTime, readSpentTime } from './useSpentTime.ts';

const today = { questionnaireId: 7, areaId: 3, day: '2026-11-20' };

test('the time spent on an area is stored for each day, area and questionnaire', () => {
  const storage = memoryStorage();
  saveSpentTime(storage, today, 61_000);
  saveSpentTime(storage, { ...today, areaId: 4 }, 5000);
  expect(readSpentTime(storage, today)).toBe(61_000);
  expect(readSpentTime(storage, { ...today, areaId: 4 })).toBe(5000);
  expect(readSpentTime(storage, { ...today, questionnaireId: 8 })).toBe(0);
});

test('the time spent on an area starts from zero on another day', () => {
  const storage = memoryStorage();
  saveSpentTime(storage, today, 61_000);
  const tomorrow = { ...today, day: '2026-11-21' };
  expect(readSpentTime(storage, tomorrow)).toBe(0);
  saveSpentTime(storage, { ...tomorrow, areaId: 4 }, 1000);
  expect(readSpentTime(storage, tomorrow)).toBe(0);
});

test.each(['{', '{"day":"2026-11-20","byArea":{"3":"soon"}}'])(
  'stored data that is not a time counts as zero: %s',
  (text) => {
    expect(readSpentTime(memoryStorage({ 'meetingTime.7': text }), today)).toBe(0);
  },
);

test('a stored time below zero counts as zero', () => {
  const storage = memoryStorage();
  saveSpentTime(storage, today, -3_260_000);
  expect(readSpentTime(storage, today)).toBe(0);
});

test('the day of the spent time is that of the certifier’s time zone, with two digits for month and day', () => {
  expect(toLocalDay(new Date(2026, 0, 9, 23, 59))).toBe('2026-01-09');
});
