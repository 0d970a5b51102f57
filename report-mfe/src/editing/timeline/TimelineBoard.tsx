import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { Timeline } from '@cert/shared/domain';
import { color } from '@cert/shared/ui';
import { placeItems } from '../../closing/placeItems.ts';
import { TimelineItems } from '../../closing/TimelineItems.tsx';
import { mm } from '../../viewing/mm.ts';
import { narrowSheet } from '../../viewing/narrowSheet.ts';
import { AimMark } from './AimMark.tsx';
import { EditedItem } from './EditedItem.tsx';
import { lineTail } from './lineTail.ts';
import { readAim, type Aim, type Point } from './readAim.ts';
import type { TimelineActs } from './timelineActs.ts';

type Props = {
  timeline: Timeline;
  hintId: string;
  isFull: boolean;
  acts: TimelineActs;
  onLeave: () => void;
};

/**
 * The line with its items at full distance, as on a sheet with enough height. A click beside the line adds an item.
 * During a drag all other items keep their positions.
 */
export function TimelineBoard({ timeline, hintId, isFull, acts, onLeave }: Props) {
  const { t } = useTranslation('report');
  const board = useRef<HTMLDivElement>(null);
  const [aim, setAim] = useState<Aim | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const aimAt = (point: Point) => board.current && readAim(board.current, point, timeline);
  const release = () => {
    setAim(null);
    setDragged(null);
  };
  const drag = (index: number, to: Point) => {
    setDragged(index);
    setAim(aimAt(to));
  };
  const drop = (index: number, to: Point) => {
    const item = timeline[index];
    const place = aimAt(to);
    release();
    if (!item || !place) return;
    const { top, position = item.position } = place;
    acts.move(index, { ...item, top, position });
  };
  const [placed = []] = placeItems(
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
      {/* For pointers only; a button below the line is available to everyone. */}
      <Ground
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        disabled={isFull}
        onPointerMove={(event) => {
          if (event.pointerType === 'mouse') setAim(aimAt(event));
        }}
        onPointerLeave={() => setAim(null)}
        onClick={(event) => {
          const place = aimAt(event);
          setAim(null);
          if (place) acts.add(place);
        }}
      />
      <TimelineItems
        items={placed}
        draw={(_, index) => (
          <EditedItem
            {...{ timeline, index, hintId, acts }}
            isDragged={dragged === index}
            dragging={{
              onDrag: (to) => drag(index, to),
              onDrop: (to) => drop(index, to),
              onCancel: release,
            }}
          />
        )}
      />
      {aim && (
        <AimMark
          y={aim.y}
          position={aim.position ?? 'right'}
          words={(dragged !== null && timeline[dragged]?.title) || t('editing.timeline.add')}
        />
      )}
    </Board>
  );
}

const Board = styled.div`
  position: relative;
  display: grid;
  min-block-size: ${mm(lineTail * 2)};
  padding-block-end: ${mm(lineTail)};

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

  ${narrowSheet} {
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

  /* On a narrow sheet the user scrolls by touching beside the items, so only the line is a target. */
  ${narrowSheet} {
    inset-inline: -1rem auto;
    inline-size: 2rem;
  }
`;
