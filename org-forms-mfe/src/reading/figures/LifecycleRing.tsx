import { color } from '@cert/shared/ui';
import { Label } from './Label.tsx';
import { pointOnCircle, ringSegment } from './ringSegment.ts';
import type { LifecycleProps } from './LifecycleProps.ts';

const ring = { x: 380, y: 240, inner: 112, outer: 168 };
const gap = 0.035;

/** The steps as a ring of arrows with the labels around it. */
export function LifecycleRing({ steps, centre, description }: LifecycleProps) {
  const part = (2 * Math.PI) / steps.length;
  return (
    <svg viewBox="0 0 760 480" role="img" aria-label={description}>
      {steps.map(({ title, below }, index) => {
        const from = (index - 0.5) * part;
        const number = pointOnCircle(ring, (ring.inner + ring.outer) / 2, index * part + 0.06);
        const label = pointOnCircle(ring, ring.outer + 22, index * part);
        return (
          <g key={title}>
            <path
              d={ringSegment(ring, from + gap, from + part - gap)}
              fill={color.brandLine}
              fillOpacity={0.3 + (0.7 * index) / steps.length}
              stroke={color.brandLine}
            />
            <text
              className="serif"
              x={number.x}
              y={number.y}
              dy="0.35em"
              textAnchor="middle"
              fontSize="26"
              fill={color.brand}
            >
              {index + 1}
            </text>
            <Label
              x={label.x}
              y={label.y - 12 * Math.cos(index * part)}
              text={title}
              below={below}
              anchor={anchorAt(index * part)}
              most={18}
            />
          </g>
        );
      })}
      <text className="serif" textAnchor="middle" fontSize="22">
        {centre.map((line, index) => (
          <tspan
            key={line}
            x={ring.x}
            y={ring.y + (index - (centre.length - 1) / 2) * 28}
            dy="0.35em"
          >
            {line}
          </tspan>
        ))}
      </text>
    </svg>
  );
}

/** Labels at the sides are aligned away from the ring; labels above and below are centred. */
function anchorAt(angle: number): 'start' | 'middle' | 'end' {
  const sideways = Math.sin(angle);
  if (Math.abs(sideways) < 0.3) return 'middle';
  return sideways > 0 ? 'start' : 'end';
}
