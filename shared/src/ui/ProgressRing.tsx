import { styled } from 'styled-components';
import { color } from './look.ts';

export type ProgressRingProps = {
  /** Whole percent, 0 to 100. */
  percent: number;
  /** The accessible name; omit it if the same text is beside the ring. */
  label?: string;
};

/** A thin progress ring; at 100 % it is a check mark. Its size follows the font size. */
export function ProgressRing({ percent, label }: ProgressRingProps) {
  const meaning =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Drawing viewBox="0 0 20 20" {...meaning}>
      {percent >= 100 ? (
        <>
          <Full cx="10" cy="10" r="9.5" />
          <Mark d="m6 10.25 2.75 2.75L14 7.25" />
        </>
      ) : (
        <>
          <Track cx="10" cy="10" r="8" />
          {percent > 0 && (
            <Arc cx="10" cy="10" r="8" pathLength="100" strokeDasharray={`${percent} 100`} />
          )}
        </>
      )}
    </Drawing>
  );
}

const Drawing = styled.svg`
  flex: none;
  inline-size: 1.35em;
  block-size: 1.35em;
  fill: none;
  stroke-width: 2.5;
`;

const Track = styled.circle`
  stroke: ${color.lineStrong};
`;

const Arc = styled.circle`
  stroke: ${color.brand};
  transform: rotate(-90deg);
  transform-origin: center;
`;

const Full = styled.circle`
  fill: ${color.final};
`;

const Mark = styled.path`
  stroke: ${color.fillInk};
  stroke-width: 1.8;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
