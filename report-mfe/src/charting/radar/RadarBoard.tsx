import { Chart } from '../Chart.tsx';
import { radarOptions } from './radarOptions.ts';
import { radarShape } from './radarShape.ts';

type Props = {
  /** From the top on clockwise; percents. */
  axes: readonly { name: string; percent: number }[];
  /** The reference line, in percent. */
  reference: number;
};

/** The drawn part of a radar; it fills its frame. Drawn once: other values need another `key`. */
export function RadarBoard({ axes, reference }: Props) {
  const { side, radius } = radarShape;
  return (
    <Chart
      type="radar"
      area={{ width: side, height: side, margin: side / 2 - radius }}
      series={[
        { name: 'own', data: axes.map(({ percent }) => percent) },
        { name: 'reference', data: axes.map(() => reference) },
      ]}
      options={radarOptions(axes.map(({ name }) => name))}
    />
  );
}
