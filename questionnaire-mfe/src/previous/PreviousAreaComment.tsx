import { useTranslation } from 'react-i18next';
import { areaCommentKey } from '@cert/shared/domain';
import { useOpenCategory } from '../answering/OpenCategory.tsx';
import { PreviousFrame } from './PreviousFrame.tsx';

type Props = { areaId: number };

/** Last year's comment on the whole area. Renders nothing without one. */
export function PreviousAreaComment({ areaId }: Props) {
  const { t } = useTranslation('questionnaire');
  const { category } = useOpenCategory();
  const { previousYear: year, previousResponses } = category;
  const text = previousResponses[areaCommentKey(areaId)]?.content;
  if (year === null || !text) return null;
  return <PreviousFrame year={year}>{t('previous.comment', { text })}</PreviousFrame>;
}
