import type { ApexOptions } from 'apexcharts';
import { ChartStandIn } from '../testing/ChartStandIn.ts';
import { drawChart, type ChartContent } from './drawChart.ts';

let given: ApexOptions;
class Library extends ChartStandIn {
  constructor(canvas: Element, options: ApexOptions) {
    super(canvas);
    given = options;
  }
}

const area = { width: 400, height: 300 };
const draw = (content: Partial<ChartContent> = {}, library: unknown = Library) =>
  drawChart(library as never, { type: 'bar', area, series: [], options: {}, ...content }, 'n0nce');
const attributes = (drawing: SVGSVGElement) =>
  Object.fromEntries([...drawing.attributes].map(({ name, value }) => [name, value]));

it('the chart library gets the page’s nonce, which it needs for its style elements', () => {
  draw();
  expect(given.chart).toMatchObject({ nonce: 'n0nce', type: 'bar', ...area });
});

it('the options of a chart replace those that all charts share', () => {
  draw({ options: { chart: { stacked: true }, legend: { show: true }, stroke: { width: 2 } } });
  expect(given).toMatchObject({
    chart: { stacked: true, animations: { enabled: false } },
    legend: { show: true },
    stroke: { width: 2 },
    tooltip: { enabled: false },
  });
});

it('a drawing scales with its parent element', () => {
  expect(attributes(draw())).toEqual({ viewBox: '0 0 400 300' });
});

it('the margin of a drawing is cut off, and a drawing is stretched if the chart sets `isStretched`', () => {
  expect(attributes(draw({ area: { ...area, margin: 4, isStretched: true } }))).toEqual({
    viewBox: '4 4 392 292',
    preserveAspectRatio: 'none',
  });
});

it('a drawing has only what the chart shows: no lines for the pointer, no style sheet', () => {
  class WithPointerLines extends Library {
    constructor(canvas: Element, options: ApexOptions) {
      super(canvas, options);
      canvas.innerHTML = `<svg><foreignObject><style>p {}</style></foreignObject><g><path/>
        <line class="apexcharts-ycrosshairs"/><line class="apexcharts-ycrosshairs-hidden"/></g></svg>`;
    }
  }
  const drawing = draw({}, WithPointerLines);
  expect([...drawing.querySelectorAll('*')].map(({ tagName }) => tagName)).toEqual(['g', 'path']);
});

it('a drawing remains when its chart is destroyed, and nothing else remains in the page', async () => {
  const destroy = jest.spyOn(ChartStandIn.prototype, 'destroy');
  const drawing = draw();
  expect(document.body).toBeEmptyDOMElement();
  await Promise.resolve();
  expect(destroy).toHaveBeenCalledTimes(1);
  expect(drawing).toBeInstanceOf(SVGSVGElement);
});

it('a chart that the library does not draw is an error', () => {
  class Broken extends Library {
    override render() {
      return Promise.resolve();
    }
  }
  expect(() => draw({}, Broken)).toThrow('the library has not drawn the chart "bar"');
  expect(document.body).toBeEmptyDOMElement();
});
