import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRead } from '@cert/shared/platform';
import { listMeetingAreas, toMeetingAreaAddress } from './meetingAreas.ts';

type Props = { questionnaireId: number; areaId: number };

/**
 * A link to the area's page in the meeting. Renders nothing while the area's number is loading, and for areas that are
 * not in the meeting.
 */
export function MeetingLink({ questionnaireId, areaId }: Props) {
  const { t } = useTranslation('grading');
  const { data: categories = [] } = useRead('areaCategoryList', { id: questionnaireId });
  const stop = listMeetingAreas(categories).find(({ area }) => area.id === areaId);
  if (!stop) return null;
  return <Link to={toMeetingAreaAddress(questionnaireId, stop.number)}>{t('meeting.open')}</Link>;
}
