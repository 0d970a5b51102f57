import { Label } from './Label.tsx';
import type { CertificationRoadProps } from './CertificationRoadProps.ts';
import { RoadStation } from './RoadStation.tsx';
import { RoadLine } from './RoadLine.tsx';

const step = 92;

/** The road from top to bottom, with the labels beside it. */
export function VerticalRoad({ stations, description }: CertificationRoadProps) {
  const at = (index: number) => ({ x: index % 2 === 0 ? 44 : 92, y: 40 + index * step });
  const bends = stations.slice(1).map((_, index) => {
    const from = at(index);
    const to = at(index + 1);
    const middle = (from.y + to.y) / 2;
    return `C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${to.y}`;
  });
  return (
    <svg
      viewBox={`0 0 360 ${80 + (stations.length - 1) * step}`}
      role="img"
      aria-label={description}
    >
      <RoadLine path={`M${at(0).x} ${at(0).y}${bends.join('')}`} />
      {stations.map(({ name, responsible, title, who }, index) => (
        <g key={name}>
          <RoadStation {...at(index)} name={name} responsible={responsible} />
          <Label x={148} y={at(index).y} text={`${index + 1}. ${title}`} below={who} most={24} />
        </g>
      ))}
    </svg>
  );
}
