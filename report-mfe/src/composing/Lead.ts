import { styled } from 'styled-components';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { mm } from '../viewing/mm.ts';

/** The lead paragraph below a headline. */
export const Lead = styled.p`
  max-inline-size: max(${mm(180)}, 30rem);
  color: ${color.ink};
  font: 400 max(${mm(5.8)}, ${fontSize.lead}) / 1.45 ${fontFamily.serif};
  overflow-wrap: anywhere;
`;
