import { css } from 'styled-components';
import { media, space } from '@cert/shared/ui';

/**
 * One below the other with a step between. On paper as plain blocks: a browser breaks those between pages, keeps a
 * heading with its text, and does neither in a grid.
 */
export function stack(step: keyof typeof space) {
  return css`
    display: grid;
    gap: ${space[step]};

    @media ${media.print} {
      display: block;

      & > * + * {
        margin-block-start: ${space[step]};
      }
    }
  `;
}
