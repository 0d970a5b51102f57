import { act, render, waitFor } from '@testing-library/react';
import { ChartStandIn } from '../testing/ChartStandIn.ts';
import { Chart, loadChartLibrary } from './Chart.tsx';

const area = { width: 400, height: 300 };
const Charts = () => (
  <>
    <Chart type="bar" series={[1]} options={{}} {...{ area }} />
    <Chart type="radar" series={[1]} options={{}} {...{ area }} />
  </>
);
const countDrawn = () => document.querySelectorAll('svg').length;
const countMarks = () => document.querySelectorAll('[data-drawing]').length;

beforeEach(() => loadChartLibrary());

it('each chart is drawn in a task of its own', async () => {
  const counts: number[] = [];
  // Called after each task that changes something.
  const observer = new MutationObserver(() => counts.push(countDrawn()));
  const { container } = render(<Charts />);
  expect([countDrawn(), countMarks()]).toEqual([0, 2]);
  observer.observe(container, { childList: true, subtree: true });
  await waitFor(() => expect(countMarks()).toBe(0));
  observer.disconnect();
  expect(counts).toEqual([1, 2]);
});

it('before printing, all charts are drawn immediately', () => {
  render(<Charts />);
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
    expect([countDrawn(), countMarks()]).toEqual([2, 0]);
  });
});

it('a chart that leaves the page before it is drawn is not drawn', async () => {
  jest.useFakeTimers();
  const draw = jest.spyOn(ChartStandIn.prototype, 'render');
  const { unmount } = render(<Charts />);
  await act(() => Promise.resolve());
  unmount();
  jest.runAllTimers();
  expect(draw).not.toHaveBeenCalled();
  jest.useRealTimers();
});

describe('on a phone', () => {
  let observed: Element[];
  let come: (chart: Element) => void;
  beforeEach(() => {
    observed = [];
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    window.IntersectionObserver = class {
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        come = (chart) => observed.includes(chart) && onChange([{ isIntersecting: true }]);
      }
      observe(chart: Element) {
        observed.push(chart);
      }
      disconnect() {}
    } as never;
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });

  it('a chart is drawn when it comes near the window; until then the report can be printed', async () => {
    render(<Chart type="bar" series={[1]} options={{}} {...{ area }} />);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect([countDrawn(), countMarks()]).toEqual([0, 0]);
    act(() => come(observed[0]!));
    expect([countDrawn(), countMarks()]).toEqual([0, 1]);
    await waitFor(() => expect([countDrawn(), countMarks()]).toEqual([1, 0]));
  });

  it('all charts are drawn before printing', () => {
    render(<Charts />);
    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
      expect(countDrawn()).toBe(2);
    });
  });
});
