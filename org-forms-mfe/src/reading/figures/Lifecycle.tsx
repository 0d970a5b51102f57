import { color } from '@cert/shared/ui';
import { CaptionedDrawing } from './CaptionedDrawing.tsx';
import { DrawingLabel } from './DrawingLabel.tsx';

type Props = LifecycleProps & { caption: string };

/** The figure of the employee life cycle: its steps as a ring or, on narrow screens, as a column. */
export function Lifecycle({ caption, ...drawingProps }: Props) {
  return (
    <CaptionedDrawing
      caption={caption}
      wide={<LifecycleRing {...drawingProps} />}
      upright={<LifecycleColumn {...drawingProps} />}
    />
  );
}

type LifecycleProps = {
  steps: readonly { title: string; below: string }[];
  /** Lines of text in the centre of the ring. */
  centre: readonly string[];
  /** Text alternative for screen readers. */
  description: string;
};

const ring = { x: 380, y: 240, inner: 112, outer: 168 };
const gap = 0.035;

/** The steps as a ring of arrows with the labels around it. */
function LifecycleRing({ steps, centre, description }: LifecycleProps) {
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
            <DrawingLabel
              x={label.x}
              y={label.y - 12 * Math.cos(index * part)}
              text={title}
              below={below}
              anchor={anchorAt(index * part)}
              maxCharacters={18}
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

/**
 * The text anchor of a label: labels beside the ring extend away from it, so that they do not cover it; labels above
 * and below the ring are centred.
 */
function anchorAt(angle: number): 'start' | 'middle' | 'end' {
  const sideways = Math.sin(angle);
  if (Math.abs(sideways) < 0.3) return 'middle';
  return sideways > 0 ? 'start' : 'end';
}

type Ring = {
  /** The centre, and the radii of the inner and outer edge. */
  x: number;
  y: number;
  inner: number;
  outer: number;
};

/** A point on a circle. The angle is in radians, clockwise from the top. */
function pointOnCircle(ring: Pick<Ring, 'x' | 'y'>, radius: number, angle: number) {
  return { x: ring.x + radius * Math.sin(angle), y: ring.y - radius * Math.cos(angle) };
}

/** How far the tip of an arrow extends into the next segment, in radians. */
const tipRadians = 0.12;

/** The path of an arrow-shaped ring segment. It points clockwise, and its tip fits into the next segment. */
function ringSegment(ring: Ring, from: number, to: number): string {
  const point = (radius: number, angle: number) => {
    const { x, y } = pointOnCircle(ring, radius, angle);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const { inner, outer } = ring;
  const middle = (inner + outer) / 2;
  return [
    `M${point(outer, from)}`,
    `A${outer} ${outer} 0 0 1 ${point(outer, to)}`,
    `L${point(middle, to + tipRadians)}`,
    `L${point(inner, to)}`,
    `A${inner} ${inner} 0 0 0 ${point(inner, from)}`,
    `L${point(middle, from + tipRadians)}`,
    'Z',
  ].join('');
}

const height = 66;
const left = 52;
const width = 64;

/** The steps as a column, with an arrow back to the first one. */
function LifecycleColumn({ steps, description }: LifecycleProps) {
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
          <DrawingLabel
            x={left + width + 20}
            y={index * height + height / 2 + 4}
            text={title}
            below={below}
            maxCharacters={26}
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
