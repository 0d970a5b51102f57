import { styled } from 'styled-components';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { sheetMm } from '../../layout/sheetLengths.ts';
import { narrowSheetQuery } from '../../layout/Paper.tsx';
import { timelineDotSize } from '../../texts/timeline/TimelineItems.tsx';

type Props = {
  /** Position in pixels below the board's upper edge. */
  y: number;
  position: 'left' | 'right';
  label: string;
};

/** Marks the position at which a click adds an item or at which a dragged item is dropped. */
export function InsertionMark({ y, position, label }: Props) {
  return (
    <Mark style={{ insetBlockStart: y }} $side={position} aria-hidden="true">
      <span>{label}</span>
    </Mark>
  );
}

const Mark = styled.div<{ $side: 'left' | 'right' }>`
  position: absolute;
  inset-inline: ${({ $side }) => ($side === 'left' ? '0 50%' : '50% 0')};
  display: flex;
  justify-content: ${({ $side }) => ($side === 'left' ? 'end' : 'start')};
  padding-inline: ${sheetMm(10)};
  translate: 0 -50%;
  pointer-events: none;

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 50%;
    inset-inline-${({ $side }) => ($side === 'left' ? 'end' : 'start')}: 0;
    inline-size: ${timelineDotSize};
    block-size: ${timelineDotSize};
    border-radius: 50%;
    background: ${color.brand};
    translate: ${({ $side }) => ($side === 'left' ? '50%' : '-50%')} -50%;
  }

  & > span {
    overflow: hidden;
    color: ${color.brand};
    background: ${color.paper};
    font: 600 ${fontSize.text} / 1.4 ${fontFamily.sans};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  ${narrowSheetQuery} {
    inset-inline: 0;
    justify-content: start;
    padding-inline: 1.25rem 0;

    &::before {
      inset-inline: 0 auto;
      translate: -50% -50%;
    }
  }
`;
