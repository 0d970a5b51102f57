import { css } from 'styled-components';
import { media, space } from '@cert/shared/ui';

/**
 * Styles that stack children vertically with a gap. In print it uses block layout instead of a grid, because only then
 * do browsers break pages well and keep a heading with its text.
 */
export function stackStyles(step: keyof typeof space) {
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
