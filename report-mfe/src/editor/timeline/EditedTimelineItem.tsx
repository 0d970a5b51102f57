import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { Timeline } from '@cert/shared/domain';
import { color } from '@cert/shared/ui';
import { sheetMm } from '../../layout/sheetLengths.ts';
import { narrowSheetQuery } from '../../layout/Paper.tsx';
import { timelineDotSize } from '../../texts/timeline/TimelineItems.tsx';
import { ItemTextField } from './ItemTextField.tsx';
import { useDrag } from './useDrag.ts';
import type { TimelineActions } from './useTimelineActions.ts';

type Props = {
  timeline: Timeline;
  index: number;
  /** The id of the instructions for moving and deleting items. */
  hintId: string;
  actions: TimelineActions;
  isDragged: boolean;
  dragging: Parameters<typeof useDrag>[0];
};

/** An item of a timeline: its dot, with which the user moves or deletes the item, and the fields for its texts. */
export function EditedTimelineItem({
  timeline,
  index,
  hintId,
  actions,
  isDragged,
  dragging,
}: Props) {
  const { t } = useTranslation('report');
  const { handlers, isEnd, cancel } = useDrag(dragging);
  const item = timeline[index];
  if (!item) return null;
  const { title, subtitle } = item;
  const number = { number: String(index + 1), all: String(timeline.length) };
  return (
    <>
      <Dot
        type="button"
        data-dot={index}
        data-dragged={isDragged}
        aria-label={t('editing.timeline.item', { ...number, title })}
        aria-describedby={hintId}
        $side={item.position}
        {...handlers}
        onClick={(event) => {
          if (!isEnd(event)) actions.requestDelete(index);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Delete') actions.requestDelete(index);
          if (event.key === 'Escape' && cancel()) event.stopPropagation();
          const moved = moveItemByKey(event, item);
          if (!moved) return;
          event.preventDefault();
          actions.move(index, moved);
        }}
      />
      <strong>
        <ItemTextField
          data-title={index}
          label={t('editing.timeline.title', number)}
          text={title}
          placeholder={t('editing.timeline.newTitle')}
          onWrite={(text) => actions.write(index, { ...item, title: text })}
        />
      </strong>
      <p>
        <ItemTextField
          label={t('editing.timeline.subtitle', number)}
          text={subtitle}
          placeholder={t('editing.timeline.newSubtitle')}
          onWrite={(text) => actions.write(index, { ...item, subtitle: text })}
        />
      </p>
    </>
  );
}

/* Covers the drawn dot with a larger click target. */
const Dot = styled.button<{ $side: 'left' | 'right' }>`
  position: absolute;
  inset-block-start: calc(${sheetMm(1)} + ${timelineDotSize} / 2);
  inset-inline-${({ $side }) => ($side === 'left' ? 'end' : 'start')}: 0;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  border: 2px solid transparent;
  border-radius: 50%;
  background: none;
  translate: ${({ $side }) => ($side === 'left' ? '50%' : '-50%')} -50%;
  touch-action: none;

  &:enabled {
    cursor: grab;
  }

  &:hover,
  &:focus-visible {
    border-color: ${color.brand};
  }

  &[data-dragged='true'] {
    cursor: grabbing;

    & ~ * {
      opacity: 0.4;
    }
  }

  ${narrowSheetQuery} {
    inset-inline: -1.25rem auto;
    translate: -50% -50%;
  }
`;

type Item = Timeline[number];
type Key = { key: string; shiftKey: boolean };

/** How far an arrow key moves an item along the line, in CSS pixels of the report's page: `long` with Shift pressed. */
const steps = { short: 8, long: 40 } as const;

/** Returns the item as an arrow key moves it: along the line or to the other side. Undefined for other keys. */
export function moveItemByKey({ key, shiftKey }: Key, item: Item): Item | undefined {
  const step = shiftKey ? steps.long : steps.short;
  switch (key) {
    case 'ArrowUp':
      return { ...item, top: item.top - step };
    case 'ArrowDown':
      return { ...item, top: item.top + step };
    case 'ArrowLeft':
      return { ...item, position: 'left' };
    case 'ArrowRight':
      return { ...item, position: 'right' };
    default:
      return undefined;
  }
}
