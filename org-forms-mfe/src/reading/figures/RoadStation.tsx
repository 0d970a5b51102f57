import { color } from '@cert/shared/ui';

export type RoadStationName = 'answer' | 'submit' | 'grade' | 'meet' | 'report' | 'certificate';

/** The party that is responsible for a station. */
export type Responsible = 'client' | 'team' | 'both';

/** SVG paths of the icons, centred on the station and 28 units wide. */
const signs: Record<RoadStationName, string> = {
  answer: 'M-11 11l2.5 -9L6 -12.5l6.5 6.5L-2 8.5zM2 -8.5l6.5 6.5',
  submit: 'M-13 -1L13 -12 4 13 0 3zM0 3l13 -15',
  grade: 'M-13 10h26M-10 10v-6M-3.3 10V-1M3.3 10V-6M10 10v-21',
  meet: 'M-13 -11h17v12H-5l-5 4v-4h-3zM8 -5h5V7h-3v4l-5 -4h-7v-2',
  report: 'M-9 -13H4l6 6v20H-9zM4 -13v6h6M-4 0h9M-4 6h9',
  certificate: 'M0 -13a9 9 0 1 1 0 18 9 9 0 0 1 0 -18M-5 4l-3 10 8 -4 8 4 -3 -10M-4 -4l3 3 5 -6',
};

const stylesByResponsible: Record<Responsible, { ground: string; edge: string; sign: string }> = {
  client: { ground: color.brand, edge: color.brand, sign: color.brandInk },
  team: { ground: color.paper, edge: color.brand, sign: color.brand },
  both: { ground: color.brandSoft, edge: color.brand, sign: color.brand },
};

type Props = { x: number; y: number; name: RoadStationName; responsible: Responsible };

/** A station on the road: an icon in a circle, filled for the client, outlined for the team, tinted for both. */
export function RoadStation({ x, y, name, responsible }: Props) {
  const { ground, edge, sign } = stylesByResponsible[responsible];
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="31" fill={color.paper} />
      <circle r="29" fill={ground} stroke={edge} strokeWidth="2" />
      <path
        d={signs[name]}
        fill="none"
        stroke={sign}
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}
