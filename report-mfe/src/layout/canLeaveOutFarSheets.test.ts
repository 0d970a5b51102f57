import { canLeaveOutFarSheets } from './canLeaveOutFarSheets.ts';

it.each([
  ['organisation', true, true],
  ['organisation', false, false],
  ['team', true, false],
] as const)(
  'for the reader “%s”, in a browser with scroll anchoring: %s, far sheets are left out: %s',
  (reader, hasAnchoring, expected) => {
    jest
      .spyOn(CSS, 'supports')
      .mockImplementation((property: string) => property === 'overflow-anchor' && hasAnchoring);
    expect(canLeaveOutFarSheets({ reader })).toBe(expected);
    jest.restoreAllMocks();
  },
);
