import { styled } from 'styled-components';
import { color } from '@cert/shared/ui';
import { dotFillLevels } from './dotFillLevels.ts';

type Props = {
  /** The number of filled dots out of 100; may be a fraction. */
  percent: number;
  /** A text with the same number, for screen readers. */
  described: string;
};

const perRow = 20;
const step = 10;
const diameter = 7;

/** A hundred dots for a hundred employees, some of them filled. */
export function StaffingDots({ percent, described }: Props) {
  return (
    <Drawing
      viewBox={`0 0 ${perRow * step} ${(100 / perRow) * step}`}
      role="img"
      aria-label={described}
    >
      {dotFillLevels(percent).map((filled, index) => (
        <svg
          key={index}
          x={(index % perRow) * step}
          y={Math.floor(index / perRow) * step}
          width={step}
          height={step}
          viewBox={`0 0 ${step} ${step}`}
        >
          <circle cx={step / 2} cy={step / 2} r={diameter / 2} />
          {filled > 0 && (
            // Clips the filled dot to its share of the width.
            <svg x={(step - diameter) / 2} width={diameter * filled} height={step}>
              <circle className="filled" cx={diameter / 2} cy={step / 2} r={diameter / 2} />
            </svg>
          )}
        </svg>
      ))}
    </Drawing>
  );
}

const Drawing = styled.svg`
  inline-size: 100%;
  fill: none;
  stroke: ${color.control};
  stroke-width: 0.3;

  .filled {
    fill: ${color.brand};
    stroke: none;
  }
`;
