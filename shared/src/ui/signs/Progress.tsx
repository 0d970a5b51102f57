import { styled } from 'styled-components';
import { color, media, motion, radius, space } from '../tokens.ts';

export type ProgressBarProps = {
  label: string;
  /** Whole percent, 0 to 100; null while unknown. */
  percent: number | null;
};

/** A progress bar over the full width. */
export function ProgressBar({ label, percent }: ProgressBarProps) {
  return <Bar aria-label={label} max={100} value={percent ?? undefined} />;
}

const Bar = styled.progress`
  display: block;
  inline-size: 100%;
  block-size: calc(1.5 * ${space[1]});
  appearance: none;
  overflow: hidden;
  border: 0;
  border-radius: ${radius.round};
  background: ${color.line};

  &::-webkit-progress-bar {
    background: ${color.line};
  }

  &::-webkit-progress-value {
    border-radius: ${radius.round};
    background: ${color.brand};
    transition: inline-size ${motion.calm};
  }

  &::-moz-progress-bar {
    border-radius: ${radius.round};
    background: ${color.brand};
  }

  &:indeterminate::-webkit-progress-bar {
    background: repeating-linear-gradient(
      115deg,
      ${color.brandLine} 0 ${space[3]},
      ${color.line} ${space[3]} ${space[5]}
    );
  }

  &:indeterminate::-moz-progress-bar {
    background: ${color.brandLine};
  }

  @media ${media.forcedColors} {
    forced-color-adjust: none;
    border: 1px solid CanvasText;
    background: Canvas;

    &::-webkit-progress-bar {
      background: Canvas;
    }

    &::-webkit-progress-value {
      background: Highlight;
    }

    &::-moz-progress-bar {
      background: Highlight;
    }
  }
`;

export type ProgressRingProps = {
  /** Whole percent, 0 to 100. */
  percent: number;
  /**
   * Whether a part is missing that the percentage does not count, such as a required document. At 100 % the ring then
   * has no check mark.
   */
  isUnfinished?: boolean;
  /** The accessible name; omit it if the same text is beside the ring. */
  label?: string;
};

/** A thin progress ring; a check mark once everything is done. Its size follows the font size. */
export function ProgressRing({ percent, isUnfinished = false, label }: ProgressRingProps) {
  const meaning =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Drawing viewBox="0 0 20 20" {...meaning}>
      {percent >= 100 && !isUnfinished ? (
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

  @media ${media.forcedColors} {
    stroke: CanvasText;
    stroke-width: 0.75;
  }
`;

const Arc = styled.circle`
  stroke: ${color.brand};
  transform: rotate(-90deg);
  transform-origin: center;

  @media ${media.forcedColors} {
    stroke: Highlight;
  }
`;

const Full = styled.circle`
  fill: ${color.final};

  @media ${media.forcedColors} {
    fill: CanvasText;
  }
`;

const Mark = styled.path`
  stroke: ${color.fillInk};
  stroke-width: 1.8;
  stroke-linecap: round;
  stroke-linejoin: round;

  @media ${media.forcedColors} {
    stroke: Canvas;
  }
`;
