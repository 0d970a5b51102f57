import { css, styled } from 'styled-components';
import { color, media, radius, space } from '../tokens.ts';

/** The kind of grade: the system's suggestion, the user's own grade, or the final grade. */
export type GradeMarkTone = 'system' | 'own' | 'final';

export type GradeMarkProps = {
  /** The formatted grade or percentage. */
  figure: string;
  tone: GradeMarkTone;
  /** Names the kind of grade. Screen readers announce it before the figure; it is also the tooltip. */
  label: string;
};

/**
 * A grade or a percentage within other content. The tones differ not only by colour: the suggestion has a dashed
 * border, the user’s own grade a solid border, the final grade a filled background.
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

    @media ${media.forcedColors} {
      forced-color-adjust: none;
      border-color: Highlight;
      color: HighlightText;
      background: Highlight;
    }
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
