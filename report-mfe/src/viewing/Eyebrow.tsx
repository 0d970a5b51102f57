import { styled } from 'styled-components';
import { color, fontSize } from '@cert/shared/ui';
import { mm } from './mm.ts';

/** The small line above a headline that names the part of the report. */
export const Eyebrow = styled.p`
  color: ${color.brand};
  font-size: max(${mm(3.4)}, ${fontSize.small});
  font-weight: 700;
  /* Do not widen the spacing: text copied from a PDF would break into single letters. */
  letter-spacing: 0.08em;
  text-transform: uppercase;
`;
