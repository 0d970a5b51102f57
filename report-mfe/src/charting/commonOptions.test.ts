import { commonOptions } from './commonOptions.ts';

const area = { width: 400, height: 300 };
const common = (given: Parameters<typeof commonOptions>[0] = {}) =>
  commonOptions(given, { area, nonce: 'n0nce' });

/** Draws a chart. @returns the attributes of its svg element */
function draw({ chart }: ReturnType<typeof commonOptions>): unknown {
  const attr = jest.fn<undefined, [Record<string, string>]>();
  chart?.events?.mounted?.({ paper: () => ({ attr }) });
  return attr.mock.lastCall?.[0];
}

describe('the options that all charts share', () => {
  it('carry the nonce, because the library adds a style element', () => {
    expect(common().chart?.nonce).toBe('n0nce');
  });

  it('let no chart be drawn anew: it is scaled, on paper, too', () => {
    expect(common().chart).toMatchObject({
      redrawOnParentResize: false,
      redrawOnWindowResize: false,
    });
    expect(draw(common())).toEqual({ viewBox: '0 0 400 300' });
  });

  it('leave out the margin of an area, and stretch it where it is asked for', () => {
    const attributes = draw(
      commonOptions({}, { area: { ...area, margin: 4, isStretched: true }, nonce: undefined }),
    );
    expect(attributes).toEqual({ viewBox: '4 4 392 292', preserveAspectRatio: 'none' });
  });

  it('keep what a chart asks for besides', () => {
    const { chart, stroke } = common({
      chart: { animations: { enabled: true } },
      stroke: { width: 2 },
    });
    expect(chart).toMatchObject({ nonce: 'n0nce', animations: { enabled: true } });
    expect(stroke).toEqual({ width: 2 });
    expect(common().chart?.animations?.enabled).toBe(false);
  });
});
