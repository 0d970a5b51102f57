import { css, styled } from 'styled-components';
import { color, radius, space } from './look.ts';

/** Whose figure it is: the system's suggestion, the reader's own, the final one. */
export type GradeMarkTone = 'system' | 'own' | 'final';

export type GradeMarkProps = {
  /** A grade or a percentage as people read it. */
  figure: string;
  tone: GradeMarkTone;
  /** Said before the figure: what it is. */
  label: string;
};

/**
 * A grade or a total, in a line of other things. Not told apart by colour alone: the suggestion has a dashed edge, the
 * own one a drawn edge, the final one is filled.
 */
export function GradeMark({ figure, tone, label }: GradeMarkProps) {
  return (
    <Mark $tone={tone} title={label}>
      <span className="visually-hidden">{label} </span>
      {figure}
    </Mark>
  );
}

const looks = {
  system: css`
    border-style: dashed;
    color: ${color.system};
  `,
  own: css`
    border-style: solid;
    color: ${color.own};
    background: ${color.ownSoft};
  `,
  final: css`
    border: 1px solid ${color.final};
    color: ${color.fillInk};
    background: ${color.final};
  `,
} satisfies Record<GradeMarkTone, unknown>;

const Mark = styled.span<{ $tone: GradeMarkTone }>`
  flex: none;
  min-inline-size: 2.2em;
  padding-inline: ${space[1]};
  border: 1px solid;
  border-radius: ${radius.small};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  text-align: center;
  white-space: nowrap;

  ${({ $tone }) => looks[$tone]}
`;
