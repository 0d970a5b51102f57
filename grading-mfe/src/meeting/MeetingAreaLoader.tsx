import { useTranslation } from 'react-i18next';
import { Loaded, useRead } from '@cert/shared/platform';
import { MeetingAreaView } from './MeetingAreaView.tsx';
import type { NumberedArea } from './stops/listMeetingAreas.ts';

type Props = { questionnaireId: number; stops: readonly NumberedArea[]; stop: NumberedArea };

export function MeetingAreaLoader({ questionnaireId, stops, stop }: Props) {
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
