import { useId, useImperativeHandle, useRef } from 'react';
import { css, styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { timelineLimits, type Timeline } from '@cert/shared/domain';
import { Button, color, Dialog, fontFamily, fontSize, layoutSize, space } from '@cert/shared/ui';
import { buildDefaultTimeline, parseTimelineItems } from '../../texts/timeline/parseTimeline.ts';
import { useEditingState } from '../EditingContext.ts';
import type { TextEditorProps } from '../textEditor.ts';
import { EditedTimeline } from './EditedTimeline.tsx';
import { useTimelineActions } from './useTimelineActions.ts';

/**
 * Distance of a new item below the last one, in CSS pixels of the report's page: about the distance between the items
 * of a default timeline (`buildDefaultTimeline`) with five items.
 */
const step = 96;

/** Edits a timeline in its final layout, by mouse, touch and keyboard. */
export function TimelineEditor({ html, onWrite, onLeave, ref }: TextEditorProps) {
  const { t } = useTranslation('report');
  const hintId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const defaultItems = useDefaultTimeline();
  const own = parseTimelineItems(html);
  const timeline = own ?? defaultItems;
  const { actions, itemToDelete, cancelDelete, announcement } = useTimelineActions({
    timeline,
    defaultItems,
    frame,
    onWrite,
  });
  useImperativeHandle(ref, () => ({ replace: onWrite }), [onWrite]);
  const last = timeline.at(-1);
  const isFull = timeline.length >= timelineLimits.items;
  return (
    <Frame ref={frame}>
      <Hint id={hintId}>{t('editing.timeline.hint')}</Hint>
      <EditedTimeline {...{ timeline, hintId, isFull, actions, onLeave }} />
      <Foot>
        <Button
          tone="secondary"
          data-add
          disabled={isFull}
          onClick={() => actions.add({ top: last ? last.top + step : 0 })}
        >
          {t('editing.timeline.add')}
        </Button>
        {isFull && (
          <span>{t('editing.timeline.full', { most: String(timelineLimits.items) })}</span>
        )}
        {!own && <span>{t('editing.timeline.usual')}</span>}
        {timeline.length === 0 && (
          <>
            <span>{t('editing.timeline.empty')}</span>
            <Button tone="quiet" onClick={actions.resetToDefault}>
              {t('editing.timeline.beginUsual')}
            </Button>
          </>
        )}
      </Foot>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {itemToDelete !== null && (
        <DeleteItemDialog
          title={timeline[itemToDelete]?.title ?? ''}
          onDelete={() => actions.remove(itemToDelete)}
          onClose={cancelDelete}
        />
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

const quiet = css`
  color: ${color.inkSoft};
  font: 400 ${fontSize.small} / 1.45 ${fontFamily.sans};
`;

const Hint = styled.p`
  ${quiet}
  max-inline-size: ${layoutSize.measure};
`;

const Foot = styled.div`
  ${quiet}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
`;

type DeleteItemDialogProps = { title: string; onDelete: () => void; onClose: () => void };

function DeleteItemDialog({ title, onDelete, onClose }: DeleteItemDialogProps) {
  const { t } = useTranslation('report');
  const keep = t('editing.timeline.deleting.keep');
  return (
    <Dialog
      title={t('editing.timeline.deleting.title')}
      closeText={keep}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onDelete}>{t('editing.timeline.deleting.confirm')}</Button>
          <Button tone="secondary" onClick={onClose}>
            {keep}
          </Button>
        </>
      }
    >
      <p>{title}</p>
    </Dialog>
  );
}

/**
 * The default timeline, which the report shows until the team has written a timeline. It depends on the decision about
 * the certificate.
 */
function useDefaultTimeline(): Timeline {
  const { decision } = useEditingState().report;
  const { t } = useTranslation('report/prose');
  return buildDefaultTimeline(t(`closing.timeline.${decision}.items`, { returnObjects: true }));
}
