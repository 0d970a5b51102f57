import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { sheetMm, sheetRem } from '../../layout/sheetLengths.ts';
import { narrowSheetQuery } from '../../layout/Paper.tsx';
import type { PlacedTimelineItem } from './placeTimelineItems.ts';

type Props = {
  items: readonly PlacedTimelineItem[];
  /** Renders the content of an item. Default: its texts. The dot of the item is always drawn. */
  renderItem?: (item: PlacedTimelineItem, index: number) => ReactNode;
};

/**
 * A line with items on its left and right. Each item extends down to the next item on its side, so a longer text moves
 * the items below it down, and no items overlap.
 */
export function TimelineItems({ items, renderItem = renderText }: Props) {
  return (
    <Line role="list" $rows={items.map(({ y }, index) => (items[index + 1]?.y ?? y) - y)}>
      {items.map((item, index) => (
        <Item key={index} $side={item.position} $row={index + 1} $end={endRow(items, index)}>
          {renderItem(item, index)}
        </Item>
      ))}
    </Line>
  );
}

function renderText({ title, subtitle }: PlacedTimelineItem) {
  return (
    <>
      <strong>{title}</strong>
      {subtitle && <p>{subtitle}</p>}
    </>
  );
}

/** Returns the grid line at which an item ends: the line of the next item on its side, else -1 (the last line). */
function endRow(items: readonly PlacedTimelineItem[], index: number): number {
  const next = items.findIndex(
    ({ position }, other) => other > index && position === items[index]?.position,
  );
  return next < 0 ? -1 : next + 1;
}

/** Diameter of an item's dot. The dot's upper edge is one millimetre below the upper edge of the item. */
export const timelineDotSize = `max(${sheetMm(4.4)}, ${sheetRem(0.75)})`;

/** Half of the gap between the two sides, in millimetres. */
const halfGapMm = 10;

const Line = styled.ol<{ $rows: readonly number[] }>`
  position: relative;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  grid-template-rows: ${({ $rows }) => $rows.map((row) => `minmax(${sheetMm(row)}, auto)`).join(' ')};
  align-self: start;
  margin-block-start: ${sheetMm(10)};

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 50%;
    border-inline-start: max(${sheetMm(0.6)}, 2px) solid ${color.brandLine};
    translate: -50%;
  }

  ${narrowSheetQuery} {
    display: block;

    /* Overrides the site's style of unmarked lists. */
    && {
      padding-inline-start: ${sheetRem(1.25)};
    }

    &::before {
      inset-inline-start: 0;
    }
  }
`;

const Item = styled.li<{ $side: 'left' | 'right'; $row: number; $end: number }>`
  position: relative;
  grid-column: ${({ $side }) => ($side === 'left' ? 1 : 2)};
  grid-row: ${({ $row, $end }) => `${$row} / ${$end}`};
  padding-block-end: ${sheetMm(4)};
  padding-inline: ${({ $side }) => ($side === 'left' ? `0 ${sheetMm(halfGapMm)}` : `${sheetMm(halfGapMm)} 0`)};
  text-align: ${({ $side }) => ($side === 'left' ? 'end' : 'start')};
  overflow-wrap: anywhere;

  &::before {
    content: '';
    position: absolute;
    inset-block-start: ${sheetMm(1)};
    inset-inline-${({ $side }) => ($side === 'left' ? 'end' : 'start')}: 0;
    inline-size: ${timelineDotSize};
    block-size: ${timelineDotSize};
    border: max(${sheetMm(0.9)}, 2px) solid ${color.brand};
    border-radius: 50%;
    background: ${color.paper};
    translate: ${({ $side }) => ($side === 'left' ? '50%' : '-50%')};
    print-color-adjust: exact;
  }

  strong {
    display: block;
    padding-block-end: ${sheetMm(0.7)};
    font: 600 max(${sheetMm(5.4)}, ${fontSize.lead}) / 1.2 ${fontFamily.serif};
  }

  p {
    color: ${color.inkSoft};
    font-size: max(${sheetMm(4.6)}, ${fontSize.text});
    line-height: 1.35;
  }

  ${narrowSheetQuery} {
    padding: 0 0 ${sheetRem(1)};
    text-align: start;

    &::before {
      inset-inline: ${sheetRem(-1.25)} auto;
      translate: -50%;
    }
  }
`;
