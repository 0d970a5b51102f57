import { css, type RuleSet } from 'styled-components';
import { color } from '@cert/shared/ui';
import type { BarKind } from './bars.ts';

type Look = { fill: string; line: string; dashes?: string };

/**
 * How the bars are told apart, in black and white, too: by lightness, and those of a chosen filter by their outline.
 * An earlier year is the own colour, paler.
 */
const looks: Record<BarKind, Look> = {
  own: { fill: color.brand, line: color.brand },
  previous: {
    fill: `color-mix(in oklab, ${color.brand} 60%, ${color.paper})`,
    line: `color-mix(in oklab, ${color.brand} 60%, ${color.paper})`,
  },
  average: { fill: color.inkSoft, line: color.inkSoft },
  country: { fill: color.paper, line: color.ink },
  industry: { fill: color.paper, line: color.ink, dashes: '5 2' },
  group: { fill: color.paper, line: color.ink, dashes: '1 2' },
};

const kinds = Object.keys(looks) as BarKind[];

/** For what is drawn and carries `data-kind`: the bars of a chart and the samples of its key. */
export const barLooks: RuleSet = css`
  ${kinds.map((kind) => {
    const { fill, line, dashes = 'none' } = looks[kind];
    return css`
      & [data-kind='${kind}'] {
        fill: ${fill};
        stroke: ${line};
        stroke-width: 1;
        stroke-dasharray: ${dashes};
        vector-effect: non-scaling-stroke;
      }
    `;
  })}
`;
