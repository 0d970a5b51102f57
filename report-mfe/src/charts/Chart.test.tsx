import { act, render, screen } from '@testing-library/react';
import { commonChartOptions, useCanDraw } from './Chart.tsx';

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

const area = { width: 400, height: 300 };
const common = (given: Parameters<typeof commonChartOptions>[0] = {}) =>
  commonChartOptions(given, { area, nonce: 'n0nce' });

/** Draws a chart. @returns the attributes of its svg element */
function draw({ chart }: ReturnType<typeof commonChartOptions>): unknown {
  const attr = jest.fn<undefined, [Record<string, string>]>();
  chart?.events?.mounted?.({ paper: () => ({ attr }) });
  return attr.mock.lastCall?.[0];
}

describe('the options that all charts share', () => {
  it('carry the nonce, because the library adds a style element', () => {
    expect(common().chart?.nonce).toBe('n0nce');
  });

  it('do not redraw a chart: it is scaled, also on paper', () => {
    expect(common().chart).toMatchObject({
      redrawOnParentResize: false,
      redrawOnWindowResize: false,
    });
    expect(draw(common())).toEqual({ viewBox: '0 0 400 300' });
  });

  it('leave out the margin of an area, and stretch it where it is asked for', () => {
    const attributes = draw(
      commonChartOptions({}, { area: { ...area, margin: 4, isStretched: true }, nonce: undefined }),
    );
    expect(attributes).toEqual({ viewBox: '4 4 392 292', preserveAspectRatio: 'none' });
  });

  it('keep the chart’s own options', () => {
    const { chart, stroke } = common({
      chart: { animations: { enabled: true } },
      stroke: { width: 2 },
    });
    expect(chart).toMatchObject({ nonce: 'n0nce', animations: { enabled: true } });
    expect(stroke).toEqual({ width: 2 });
    expect(common().chart?.animations?.enabled).toBe(false);
  });
});
