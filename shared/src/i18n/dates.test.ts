import { formatSavedAt } from './dates.ts';

describe('the time of saving', () => {
  const noon = new Date(2026, 10, 12, 12, 5);

  it('is the time alone on the same day', () => {
    expect(formatSavedAt(noon.toISOString(), 'en', new Date(2026, 10, 12, 23, 59))).toBe('12:05');
  });

  it('has its day from midnight on', () => {
    expect(formatSavedAt(noon.toISOString(), 'en', new Date(2026, 10, 13, 0, 0))).toBe(
      '12 Nov 2026, 12:05',
    );
  });
});
