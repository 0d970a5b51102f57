import { useTranslation } from 'react-i18next';
import type { FillerPropsBySlot } from '@cert/shared/platform';
import { toPlaceOfArea, useQueuedComment, type QueuedComment } from '../saving/gradingFields.ts';
import { CommentBox } from './CommentBox.tsx';
import { EarlierComments } from './EarlierComments.tsx';

type Props = FillerPropsBySlot['area.grading'];

/** The certifier's own comment on the area, and below it comments from earlier questionnaires. */
export function OwnComment(props: Props) {
  const { t } = useTranslation('grading');
  const { questionnaireId, category, area } = props;
  const comment = useOwnComment(props);
  return (
    <>
      <CommentBox
        label={t('area.ownComment.title')}
        comment={comment}
        hint={category.finalized === 1 ? undefined : t('area.ownComment.hint')}
      />
      <EarlierComments
        title={t('area.earlier.own')}
        questionnaireId={questionnaireId}
        category={category}
        comments={category.certifierComments?.[area.id] ?? []}
      />
    </>
  );
}

/** The certifier's own comment on an area. The other team members can read it after the whole team has finalized. */
function useOwnComment(panel: Props): QueuedComment {
  const { category, area } = panel;
  const comments = category.certifierComments?.[area.id] ?? [];
  return useQueuedComment({
    ...toPlaceOfArea(panel),
    kind: 'ownComment',
    read: comments.find(({ editable }) => editable === 1)?.content ?? '',
    readWith: category,
  });
}
