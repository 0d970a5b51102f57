import { act, render, screen } from '@testing-library/react';
import { useStagedSheets } from './useStagedSheets.ts';

const sheets = ['cover', 'contents', 'about', 'end'];

function Sheets({ all = sheets }: { all?: readonly string[] }) {
  const { shown, isComplete } = useStagedSheets(all, 2);
  return <p aria-busy={!isComplete}>{shown.join(' ')}</p>;
}

const step = () => act(() => void jest.runOnlyPendingTimers());

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('the cover of a report is shown first, and the other sheets a few at a time', () => {
  render(<Sheets />);
  expect(screen.getByText('cover')).toHaveAttribute('aria-busy', 'true');
  // A frame, then a task after it.
  step();
  expect(screen.getByText('cover')).toBeVisible();
  step();
  expect(screen.getByText('cover contents about')).toHaveAttribute('aria-busy', 'true');
  step();
  step();
  expect(screen.getByText('cover contents about end')).toHaveAttribute('aria-busy', 'false');
});

it('sheets that are added to a complete report are shown at once', () => {
  const { rerender } = render(<Sheets />);
  for (let steps = 0; steps < 4; steps += 1) step();
  rerender(<Sheets all={[...sheets, 'more', 'still more', 'last']} />);
  expect(screen.getByText('cover contents about end more still more last')).toBeVisible();
});

it('all sheets of a report are rendered before printing', () => {
  render(<Sheets />);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('cover contents about end')).toBeVisible();
});
