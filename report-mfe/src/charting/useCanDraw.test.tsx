import { act, render, screen } from '@testing-library/react';
import { useCanDraw } from './useCanDraw.ts';

function Drawing() {
  return <p>{useCanDraw() ? 'drawn' : 'not yet'}</p>;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('draws after the page has been shown', () => {
  render(<Drawing />);
  expect(screen.getByText('not yet')).toBeVisible();
  act(() => jest.runAllTimers());
  expect(screen.getByText('drawn')).toBeVisible();
});

it('draws everything at once before printing', () => {
  render(
    <>
      <Drawing />
      <Drawing />
    </>,
  );
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getAllByText('drawn')).toHaveLength(2);
});
