import { color } from '@cert/shared/ui';
import { Label } from './Label.tsx';
import type { LifecycleProps } from './LifecycleProps.ts';

const height = 66;
const left = 52;
const width = 64;

/** The steps as a column, with an arrow back to the first one. */
export function LifecycleColumn({ steps, description }: LifecycleProps) {
  const bottom = steps.length * height;
  return (
    <svg viewBox={`0 0 360 ${bottom + 24}`} role="img" aria-label={description}>
      <path
        d={`M${left - 6} ${bottom - 20}C8 ${bottom - 40} 8 72 ${left - 12} 38`}
        fill="none"
        stroke={color.brandLine}
        strokeWidth="3"
        strokeDasharray="2 7"
        strokeLinecap="round"
      />
      <path d={`M${left - 20} 44l12 -12 2 16z`} fill={color.brandLine} />
      {steps.map(({ title, below }, index) => (
        <g key={title}>
          <path
            d={downward(index * height + 3)}
            fill={color.brandLine}
            fillOpacity={0.3 + (0.7 * index) / steps.length}
            stroke={color.brandLine}
          />
          <text
            className="serif"
            x={left + width / 2}
            y={index * height + height / 2 + 8}
            dy="0.35em"
            textAnchor="middle"
            fontSize="24"
            fill={color.brand}
          >
            {index + 1}
          </text>
          <Label
            x={left + width + 20}
            y={index * height + height / 2 + 4}
            text={title}
            below={below}
            most={26}
          />
        </g>
      ))}
    </svg>
  );
}

/** The path of one arrow-shaped segment; its tip fits into the next segment. */
function downward(top: number): string {
  const tip = 12;
  const long = height - 5;
  return `M${left} ${top}l${width / 2} ${tip} ${width / 2} ${-tip}v${long}l${-width / 2} ${tip} ${-width / 2} ${-tip}z`;
}
