import { downloadBlob } from './downloadBlob.ts';

const revoked: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  revoked.length = 0;
  URL.createObjectURL = () => 'blob:dates';
  URL.revokeObjectURL = (url) => void revoked.push(url);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a file made by the page keeps its URL for over ten seconds, so that the browser can read it, and then loses it', () => {
  const downloaded: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    downloaded.push(this.href, this.download);
  });
  downloadBlob(new Blob(['BEGIN:VCALENDAR']), 'Sava 2026.ics');
  expect(downloaded).toEqual(['blob:dates', 'Sava 2026.ics']);
  jest.advanceTimersByTime(10_000);
  expect(revoked).toEqual([]);
  jest.runAllTimers();
  expect(revoked).toEqual(['blob:dates']);
});
