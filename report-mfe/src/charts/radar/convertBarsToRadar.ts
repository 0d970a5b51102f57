import type { BarRow } from '../bars.ts';
import { radarLineStyles, type RadarLineKind } from '../chartColors.ts';
import { minRadarAxes, type RadarAxis, type RadarSeries } from './Radar.tsx';

/** Maximum length of a name beside an axis, in characters. */
const maxNameLetters = 40;

/**
 * Converts the rows of a bar chart to a radar: one axis per row, one line per kind of bar. Omits kinds without any
 * value, and rows that lack a value of one of the lines, because a gap would look like 0.
 * @returns undefined if a radar cannot show the rows: with a chosen comparison, without own values, with fewer than
 *   three axes, or with names that are too long
 */
export function convertBarsToRadar(
  rows: readonly BarRow[],
): { axes: RadarAxis[]; series: RadarSeries[] } | undefined {
  const filled = new Set(
    rows.flatMap(({ bars }) => bars.flatMap(({ kind, length }) => (length === null ? [] : kind))),
  );
  const kinds = [...filled].filter(isLineKind);
  const drawn = rows.filter(({ bars }) => kinds.every((kind) => valueOf(bars, kind) !== null));
  if (
    kinds.length < filled.size ||
    !filled.has('own') ||
    drawn.length < minRadarAxes ||
    drawn.some(({ title }) => title.length > maxNameLetters)
  )
    return undefined;
  return {
    axes: drawn.map(({ title, bars }) => ({
      name: title,
      label: bars.find(({ kind }) => kind === 'own')?.label ?? '',
    })),
    series: kinds.map((kind) => ({
      kind,
      percents: drawn.flatMap(({ bars }) => valueOf(bars, kind) ?? []),
    })),
  };
}

function valueOf(bars: BarRow['bars'], kind: RadarLineKind): number | null {
  return bars.find((bar) => bar.kind === kind)?.length ?? null;
}

function isLineKind<Kind extends string>(kind: Kind): kind is Kind & RadarLineKind {
  return kind in radarLineStyles;
}
