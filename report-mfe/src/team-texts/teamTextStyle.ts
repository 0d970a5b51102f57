import { css } from 'styled-components';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { mm } from '../viewing/mm.ts';

/** The style of a team text, for reading and editing. */
export const teamTextStyle = css`
  max-inline-size: max(${mm(168)}, 30rem);
  color: ${color.ink};
  font: 400 max(${mm(5.2)}, ${fontSize.text}) / 1.5 ${fontFamily.serif};
  overflow-wrap: anywhere;

  & > * + * {
    margin-block-start: 0.6em;
  }

  & ul,
  & ol {
    display: grid;
    gap: 0.5em;
    padding-inline-start: 1.3em;
  }

  & li::marker {
    color: ${color.brand};
    font-weight: 600;
  }

  & li.continued {
    list-style: none;
  }

  /* The sizes and colours of the editor's toolbar. */
  & .text-small {
    font-size: 0.85em;
  }

  & .text-big {
    font-size: 1.25em;
    line-height: 1.35;
  }

  & .text-huge {
    font-size: 1.6em;
    line-height: 1.25;
  }

  & .text-accent {
    color: ${color.brand};
  }

  & .text-muted {
    color: ${color.inkSoft};
  }
`;
