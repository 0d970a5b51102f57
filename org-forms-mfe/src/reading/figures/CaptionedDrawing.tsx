import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { color, fontFamily, fontSize, space } from '@cert/shared/ui';

type Props = {
  caption: string;
  /** The drawing for wide screens. `upright` is the same drawing for narrow screens. */
  wide: ReactNode;
  upright: ReactNode;
};

/** A responsive drawing with a caption. */
export function CaptionedDrawing({ caption, wide, upright }: Props) {
  return (
    <Frame>
      <div data-fits="wide">{wide}</div>
      <div data-fits="upright">{upright}</div>
      <figcaption>{caption}</figcaption>
    </Frame>
  );
}

/** Shared styles of the drawings: lines, surfaces and text in the theme's colours. */
const drawing = css`
  svg {
    inline-size: 100%;
    block-size: auto;
    margin-inline: auto;
    font-family: ${fontFamily.sans};
    fill: ${color.ink};
  }

  .serif {
    font-family: ${fontFamily.serif};
    font-weight: 600;
  }

  .soft {
    fill: ${color.inkSoft};
  }
`;

const Frame = styled.figure`
  container-type: inline-size;
  break-inside: avoid;
  ${drawing}

  /* The doubled selector overrides the print margin of stackStyles, in whatever order the files are loaded. */
  && {
    margin: 0;
  }

  figcaption {
    padding-block-start: ${space[3]};
    font-size: ${fontSize.text};
    text-align: center;
    color: ${color.inkSoft};
  }

  [data-fits='upright'] svg {
    max-inline-size: 24rem;
  }

  @container (width < 36rem) {
    [data-fits='wide'] {
      display: none;
    }
  }

  @container (width >= 36rem) {
    [data-fits='upright'] {
      display: none;
    }
  }
`;
