import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { Loaded, useRead } from '@cert/shared/platform';
import { Notice } from '@cert/shared/ui';
import { listMeetingAreas, type NumberedArea } from './areas/meetingAreas.ts';
import { MeetingAreaView } from './MeetingAreaView.tsx';
import { MeetingStart } from './MeetingStart.tsx';

/** Serves `meeting`, the start page of the meeting with the client, and `meeting/:number`, one page per area. */
export function MeetingPage() {
  const { t } = useTranslation('grading');
  const { questionnaireId: idText, number } = useParams();
  const questionnaireId = Number(idText);
  const categories = useRead('areaCategoryList', { id: questionnaireId });
  // The start page also shows data of these two reads. It waits for both, so that nothing moves when they arrive.
  const isStart = number === undefined;
  const programme = useRead('programme', isStart ? {} : null);
  const board = useRead('reconciliation', isStart ? { id: questionnaireId } : null, {
    isLive: true,
  });
  return (
    <Loaded of={categories} isHeld={programme.isLoading || board.isLoading}>
      {(list) => {
        const stops = listMeetingAreas(list);
        if (stops.length === 0) return <p>{t('meeting.empty')}</p>;
        if (isStart) return <MeetingStart questionnaireId={questionnaireId} stops={stops} />;
        const stop = stops.find((one) => String(one.number) === number);
        if (stop)
          return <MeetingAreaLoader questionnaireId={questionnaireId} stops={stops} stop={stop} />;
        return (
          <Notice
            tone="warning"
            action={<Link to={`/${questionnaireId}/meeting`}>{t('meeting.toStart')}</Link>}
          >
            {t('meeting.missing')}
          </Notice>
        );
      }}
    </Loaded>
  );
}

type Props = { questionnaireId: number; stops: readonly NumberedArea[]; stop: NumberedArea };

function MeetingAreaLoader({ questionnaireId, stops, stop }: Props) {
  const { t } = useTranslation('grading');
  const category = useRead(
    'areaCategory',
    { id: questionnaireId, slug: stop.category.slug },
    { isLive: true },
  );
  return (
    <Loaded of={category}>
      {(read) => {
        const area = read.areas.find(({ id }) => id === stop.area.id);
        if (!area) return <p>{t('meeting.missing')}</p>;
        return (
          <MeetingAreaView
            key={area.id}
            questionnaireId={questionnaireId}
            category={read}
            area={area}
            stops={stops}
            number={stop.number}
          />
        );
      }}
    </Loaded>
  );
}
