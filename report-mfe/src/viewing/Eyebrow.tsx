import { styled } from 'styled-components';
import { color, size } from '@cert/shared/ui';
import { mm } from './mm.ts';

/** The small line above a headline: where in the report one is. */
export const Eyebrow = styled.p`
  color: ${color.brand};
  font-size: max(${mm(3.4)}, ${size.small});
  font-weight: 700;
  /* Wider, and the text of a PDF falls into single letters. */
  letter-spacing: 0.08em;
  text-transform: uppercase;
`;
