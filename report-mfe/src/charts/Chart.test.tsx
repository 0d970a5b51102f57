import { act, render, screen } from '@testing-library/react';
import { addCommonChartOptions, useCanDrawChart } from './Chart.tsx';

function Drawing() {
  return <p>{useCanDrawChart() ? 'drawn' : 'not yet'}</p>;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('a chart is drawn shortly after the page is shown', () => {
  render(<Drawing />);
  expect(screen.getByText('not yet')).toBeVisible();
  act(() => jest.runAllTimers());
  expect(screen.getByText('drawn')).toBeVisible();
});

it('before printing, all charts are drawn immediately', () => {
  render(
    <>
      <Drawing />
      <Drawing />
    </>,
  );
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getAllByText('drawn')).toHaveLength(2);
});

const area = { width: 400, height: 300 };
const common = (given: Parameters<typeof addCommonChartOptions>[0] = {}) =>
  addCommonChartOptions(given, { area, nonce: 'n0nce' });

/** Draws a chart. @returns the attributes of its svg element */
function draw({ chart }: ReturnType<typeof addCommonChartOptions>): unknown {
  const attr = jest.fn<undefined, [Record<string, string>]>();
  chart?.events?.mounted?.({ paper: () => ({ attr }) });
  return attr.mock.lastCall?.[0];
}

describe('the options that all charts share', () => {
  it('pass the page’s nonce to the chart library, which needs it for its style element', () => {
    expect(common().chart?.nonce).toBe('n0nce');
  });

  it('scale the finished drawing with its parent element, instead of redrawing the chart', () => {
    expect(common().chart).toMatchObject({
      redrawOnParentResize: false,
      redrawOnWindowResize: false,
    });
    expect(draw(common())).toEqual({ viewBox: '0 0 400 300' });
  });

  it('cut off the margin of the drawing, and stretch the drawing if the chart sets `isStretched`', () => {
    const attributes = draw(
      addCommonChartOptions(
        {},
        { area: { ...area, margin: 4, isStretched: true }, nonce: undefined },
      ),
    );
    expect(attributes).toEqual({ viewBox: '4 4 392 292', preserveAspectRatio: 'none' });
  });

  it('do not replace the options that a chart sets itself', () => {
    const { chart, stroke } = common({
      chart: { animations: { enabled: true } },
      stroke: { width: 2 },
    });
    expect(chart).toMatchObject({ nonce: 'n0nce', animations: { enabled: true } });
    expect(stroke).toEqual({ width: 2 });
    expect(common().chart?.animations?.enabled).toBe(false);
  });
});
