import { act, render, screen } from '@testing-library/react';
import { useStagedSheets } from './useStagedSheets.ts';

const sheets = ['cover', 'contents', 'about', 'end'];

function Sheets() {
  const { shown, isComplete } = useStagedSheets(sheets);
  return <p aria-busy={!isComplete}>{shown.join(' ')}</p>;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('the cover of a report is shown before the other sheets are rendered', () => {
  render(<Sheets />);
  expect(screen.getByText('cover')).toHaveAttribute('aria-busy', 'true');
  act(() => jest.runAllTimers());
  expect(screen.getByText('cover contents about end')).toHaveAttribute('aria-busy', 'false');
});

it('all sheets of a report are rendered before printing', () => {
  render(<Sheets />);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('cover contents about end')).toBeVisible();
});
