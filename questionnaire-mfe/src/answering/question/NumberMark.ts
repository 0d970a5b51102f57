import { styled } from 'styled-components';
import { color, fontFamily, radius, fontSize, space } from '@cert/shared/ui';

/** The question number in a circle; green when the question is answered. */
export const NumberMark = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: ${space[6]};
  block-size: ${space[6]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.round};
  font: 600 ${fontSize.text} / 1 ${fontFamily.serif};
  color: ${color.inkSoft};

  &[data-answered] {
    border-color: ${color.final};
    color: ${color.fillInk};
    background: ${color.final};
  }
`;
