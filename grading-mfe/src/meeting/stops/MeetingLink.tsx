import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useRead } from '@cert/shared/platform';
import { meetingStops } from './meetingStops.ts';
import { stopAddress } from './stopAddress.ts';

type Props = { questionnaireId: number; areaId: number };

/**
 * A link to the area in the meeting. Renders nothing while the area's number is loading, and for areas that are
 * not in the meeting.
 */
export function MeetingLink({ questionnaireId, areaId }: Props) {
  const { t } = useTranslation('grading');
  const { data: categories = [] } = useRead('areaCategoryList', { id: questionnaireId });
  const stop = meetingStops(categories).find(({ area }) => area.id === areaId);
  if (!stop) return null;
  return <Link to={stopAddress(questionnaireId, stop.number)}>{t('meeting.open')}</Link>;
}
