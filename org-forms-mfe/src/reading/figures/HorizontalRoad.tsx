import { Label } from './Label.tsx';
import type { CertificationRoadProps } from './CertificationRoadProps.ts';
import { RoadStation } from './RoadStation.tsx';
import { RoadLine } from './RoadLine.tsx';

const step = 126;
const high = 112;
const low = 178;

/** The road from left to right, as a wave. */
export function HorizontalRoad({ stations, description }: CertificationRoadProps) {
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
            <Label
              x={x}
              y={index % 2 === 0 ? y - 62 : y + 62}
              text={`${index + 1}. ${title}`}
              below={who}
              anchor="middle"
              most={18}
            />
          </g>
        );
      })}
    </svg>
  );
}
