import { render } from '@testing-library/react';
import { usePageMark } from './usePageMark.ts';

function Docked({ isOn }: { isOn?: boolean }) {
  usePageMark('dock', isOn);
  return null;
}
const isMarked = () => document.documentElement.matches('[data-dock]');

it('the page has a mark as long as one component wants it', () => {
  const one = render(<Docked />);
  const other = render(<Docked isOn />);
  expect(isMarked()).toBe(true);
  one.unmount();
  expect(isMarked()).toBe(true);
  other.rerender(<Docked isOn={false} />);
  expect(isMarked()).toBe(false);
  other.rerender(<Docked isOn />);
  expect(isMarked()).toBe(true);
  other.unmount();
  expect(isMarked()).toBe(false);
});

it('a component that does not want the mark leaves it to the others', () => {
  const one = render(<Docked />);
  render(<Docked isOn={false} />).unmount();
  expect(isMarked()).toBe(true);
  one.unmount();
});
