import { memoryStorage } from '@cert/shared/testing';
import { dayOf, saveSpentTime, readSpentTime } from './useSpentTime.ts';

const today = { questionnaireId: 7, areaId: 3, day: '2026-11-20' };

test('the time of an area is kept for the day, by area and questionnaire', () => {
  const storage = memoryStorage();
  saveSpentTime(storage, today, 61_000);
  saveSpentTime(storage, { ...today, areaId: 4 }, 5000);
  expect(readSpentTime(storage, today)).toBe(61_000);
  expect(readSpentTime(storage, { ...today, areaId: 4 })).toBe(5000);
  expect(readSpentTime(storage, { ...today, questionnaireId: 8 })).toBe(0);
});

test('starts from zero on another day', () => {
  const storage = memoryStorage();
  saveSpentTime(storage, today, 61_000);
  const tomorrow = { ...today, day: '2026-11-21' };
  expect(readSpentTime(storage, tomorrow)).toBe(0);
  saveSpentTime(storage, { ...tomorrow, areaId: 4 }, 1000);
  expect(readSpentTime(storage, tomorrow)).toBe(0);
});

test.each(['{', '{"day":"2026-11-20","byArea":{"3":"soon"}}'])(
  'what somebody else wrote there counts as nothing: %s',
  (text) => {
    expect(readSpentTime(memoryStorage({ 'meetingTime.7': text }), today)).toBe(0);
  },
);

test('a time below zero, which earlier versions stored when the clock was set back, counts as nothing', () => {
  const storage = memoryStorage();
  saveSpentTime(storage, today, -3_260_000);
  expect(readSpentTime(storage, today)).toBe(0);
});

test('a day is the reader’s, with two digits for month and day', () => {
  expect(dayOf(new Date(2026, 0, 9, 23, 59))).toBe('2026-01-09');
});
