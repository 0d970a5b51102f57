import { useTranslation } from 'react-i18next';
import type { FillerPropsBySlot } from '@cert/shared/platform';
import { CommentBox } from './CommentBox.tsx';
import { EarlierComments } from './EarlierComments.tsx';
import { useOwnComment } from './useOwnComment.ts';

type Props = FillerPropsBySlot['area.grading'];

/** The reader's own comment on the area, and the comments of earlier questionnaires. */
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
