import { styled } from 'styled-components';
import { color, motion, radius, space } from './look.ts';

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
`;
