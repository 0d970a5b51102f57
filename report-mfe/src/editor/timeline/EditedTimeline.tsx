import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { Timeline } from '@cert/shared/domain';
import { color } from '@cert/shared/ui';
import { sheetMm } from '../../layout/sheetLengths.ts';
import { narrowSheetQuery } from '../../layout/Paper.tsx';
import { placeTimelineItems } from '../../texts/timeline/placeTimelineItems.ts';
import { TimelineItems } from '../../texts/timeline/TimelineItems.tsx';
import { EditedTimelineItem } from './EditedTimelineItem.tsx';
import { InsertionMark } from './InsertionMark.tsx';
import {
  timelineBelowLastItemMm,
  readTimelinePoint,
  type TimelinePoint,
  type ViewportPoint,
} from './readTimelinePoint.ts';
import type { TimelineActions } from './useTimelineActions.ts';

type Props = {
  timeline: Timeline;
  hintId: string;
  isFull: boolean;
  actions: TimelineActions;
  onLeave: () => void;
};

/**
 * The line with its items at their stored distances, as on a sheet with enough height. A click beside the line adds an
 * item. During a drag all other items keep their positions.
 */
export function EditedTimeline({ timeline, hintId, isFull, actions, onLeave }: Props) {
  const { t } = useTranslation('report');
  const board = useRef<HTMLDivElement>(null);
  const [linePoint, setLinePoint] = useState<TimelinePoint | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const linePointAt = (point: ViewportPoint) =>
    board.current && readTimelinePoint(board.current, point, timeline);
  const release = () => {
    setLinePoint(null);
    setDragged(null);
  };
  const drag = (index: number, to: ViewportPoint) => {
    setDragged(index);
    setLinePoint(linePointAt(to));
  };
  const drop = (index: number, to: ViewportPoint) => {
    const item = timeline[index];
    const place = linePointAt(to);
    release();
    if (!item || !place) return;
    const { top, position = item.position } = place;
    actions.move(index, { ...item, top, position });
  };
  const [placed = []] = placeTimelineItems(
    timeline.map((item) => ({ ...item, height: 0 })),
    [Infinity],
  );
  return (
    <Board
      ref={board}
      data-board
      onKeyDown={(event) => {
        if (event.key === 'Escape') onLeave();
      }}
    >
      {/* Only for mouse, pen and touch. Keyboard users add an item with the button below the line. */}
      <Ground
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        disabled={isFull}
        onPointerMove={(event) => {
          if (event.pointerType === 'mouse') setLinePoint(linePointAt(event));
        }}
        onPointerLeave={() => setLinePoint(null)}
        onClick={(event) => {
          const place = linePointAt(event);
          setLinePoint(null);
          if (place) actions.add(place);
        }}
      />
      <TimelineItems
        items={placed}
        renderItem={(_, index) => (
          <EditedTimelineItem
            {...{ timeline, index, hintId, actions }}
            isDragged={dragged === index}
            dragging={{
              onDrag: (to) => drag(index, to),
              onDrop: (to) => drop(index, to),
              onCancel: release,
            }}
          />
        )}
      />
      {linePoint && (
        <InsertionMark
          y={linePoint.y}
          position={linePoint.position ?? 'right'}
          label={(dragged !== null && timeline[dragged]?.title) || t('editing.timeline.add')}
        />
      )}
    </Board>
  );
}

const Board = styled.div`
  position: relative;
  display: grid;
  min-block-size: ${sheetMm(timelineBelowLastItemMm * 2)};
  padding-block-end: ${sheetMm(timelineBelowLastItemMm)};

  /* Extends the line below the last item, where a click adds an item. */
  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 50%;
    border-inline-start: 2px dotted ${color.brandLine};
    translate: -50%;
  }

  & > ol {
    pointer-events: none;
  }

  & :is(li > button, textarea) {
    pointer-events: auto;
  }

  ${narrowSheetQuery} {
    &::before {
      inset-inline-start: 0;
    }
  }
`;

const Ground = styled.button`
  position: absolute;
  inset: 0;
  border: 0;
  background: none;

  &:enabled {
    cursor: copy;
  }

  /* On a narrow sheet the user scrolls by touching beside the items, so only the line itself reacts to a tap. */
  ${narrowSheetQuery} {
    inset-inline: -1rem auto;
    inline-size: 2rem;
  }
`;
