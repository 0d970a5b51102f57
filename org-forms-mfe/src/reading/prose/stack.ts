import { css } from 'styled-components';
import { media, space } from '@cert/shared/ui';

/**
 * Stacks children vertically with a gap. In print it uses plain blocks: only there do browsers break between pages
 * and keep a heading with its text.
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
