import { color } from '@cert/shared/ui';
import { CaptionedDrawing } from './CaptionedDrawing.tsx';
import { DrawingLabel } from './DrawingLabel.tsx';

type Props = CertificationRoadProps & { caption: string };

/**
 * The figure of the road from the questionnaire to the certificate: from left to right or, on narrow screens,
 * downwards.
 */
export function CertificationRoad({ caption, ...drawingProps }: Props) {
  return (
    <CaptionedDrawing
      caption={caption}
      wide={<HorizontalRoad {...drawingProps} />}
      upright={<VerticalRoad {...drawingProps} />}
    />
  );
}

type CertificationRoadProps = {
  stations: readonly {
    name: RoadStationName;
    responsible: ResponsibleParty;
    title: string;
    /** Names of the responsible parties, as text. */
    who: string;
  }[];
  /** Text alternative for screen readers. */
  description: string;
};

const step = 126;
const high = 112;
const low = 178;

/** The road from left to right, as a wave. */
function HorizontalRoad({ stations, description }: CertificationRoadProps) {
  const at = (index: number) => ({ x: 66 + index * step, y: index % 2 === 0 ? high : low });
  const bends = stations.slice(1).map((_, index) => {
    const from = at(index);
    const to = at(index + 1);
    const middle = (from.x + to.x) / 2;
    return `C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`;
  });
  return (
    <svg
      viewBox={`0 0 ${132 + (stations.length - 1) * step} 290`}
      role="img"
      aria-label={description}
    >
      <RoadLine path={`M${at(0).x} ${at(0).y}${bends.join('')}`} />
      {stations.map(({ name, responsible, title, who }, index) => {
        const { x, y } = at(index);
        return (
          <g key={name}>
            <RoadStation x={x} y={y} name={name} responsible={responsible} />
            <DrawingLabel
              x={x}
              y={index % 2 === 0 ? y - 62 : y + 62}
              text={`${index + 1}. ${title}`}
              below={who}
              anchor="middle"
              maxCharacters={18}
            />
          </g>
        );
      })}
    </svg>
  );
}

const verticalRoadStep = 92;

/** The road from top to bottom, with the labels beside it. */
function VerticalRoad({ stations, description }: CertificationRoadProps) {
  const at = (index: number) => ({
    x: index % 2 === 0 ? 44 : 92,
    y: 40 + index * verticalRoadStep,
  });
  const bends = stations.slice(1).map((_, index) => {
    const from = at(index);
    const to = at(index + 1);
    const middle = (from.y + to.y) / 2;
    return `C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${to.y}`;
  });
  return (
    <svg
      viewBox={`0 0 360 ${80 + (stations.length - 1) * verticalRoadStep}`}
      role="img"
      aria-label={description}
    >
      <RoadLine path={`M${at(0).x} ${at(0).y}${bends.join('')}`} />
      {stations.map(({ name, responsible, title, who }, index) => (
        <g key={name}>
          <RoadStation {...at(index)} name={name} responsible={responsible} />
          <DrawingLabel
            x={148}
            y={at(index).y}
            text={`${index + 1}. ${title}`}
            below={who}
            maxCharacters={24}
          />
        </g>
      ))}
    </svg>
  );
}

export type RoadStationName = 'answer' | 'submit' | 'grade' | 'meet' | 'report' | 'certificate';

/** The party that is responsible for a station. */
export type ResponsibleParty = 'client' | 'team' | 'both';

/** SVG paths of the icons, centred on the station and 28 units wide. */
const signs: Record<RoadStationName, string> = {
  answer: 'M-11 11l2.5 -9L6 -12.5l6.5 6.5L-2 8.5zM2 -8.5l6.5 6.5',
  submit: 'M-13 -1L13 -12 4 13 0 3zM0 3l13 -15',
  grade: 'M-13 10h26M-10 10v-6M-3.3 10V-1M3.3 10V-6M10 10v-21',
  meet: 'M-13 -11h17v12H-5l-5 4v-4h-3zM8 -5h5V7h-3v4l-5 -4h-7v-2',
  report: 'M-9 -13H4l6 6v20H-9zM4 -13v6h6M-4 0h9M-4 6h9',
  certificate: 'M0 -13a9 9 0 1 1 0 18 9 9 0 0 1 0 -18M-5 4l-3 10 8 -4 8 4 -3 -10M-4 -4l3 3 5 -6',
};

const stylesByResponsible: Record<
  ResponsibleParty,
  { ground: string; edge: string; sign: string }
> = {
  client: { ground: color.brand, edge: color.brand, sign: color.brandInk },
  team: { ground: color.paper, edge: color.brand, sign: color.brand },
  both: { ground: color.brandSoft, edge: color.brand, sign: color.brand },
};

type RoadStationProps = {
  x: number;
  y: number;
  name: RoadStationName;
  responsible: ResponsibleParty;
};

/** A station on the road: an icon in a circle, filled for the client, outlined for the team, tinted for both. */
function RoadStation({ x, y, name, responsible }: RoadStationProps) {
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

type RoadLineProps = { path: string };

/** The road with its centre line. */
function RoadLine({ path }: RoadLineProps) {
  return (
    <g fill="none" strokeLinecap="round">
      <path d={path} stroke={color.brandLine} strokeWidth="14" />
      <path d={path} stroke={color.paper} strokeWidth="2" strokeDasharray="7 9" />
    </g>
  );
}
