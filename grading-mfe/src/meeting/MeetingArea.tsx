import { useTranslation } from 'react-i18next';
import { Loaded, useRead } from '@cert/shared/platform';
import { MeetingSheet } from './MeetingSheet.tsx';
import type { MeetingStop } from './stops/meetingStops.ts';

type Props = { questionnaireId: number; stops: readonly MeetingStop[]; stop: MeetingStop };

export function MeetingArea({ questionnaireId, stops, stop }: Props) {
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
          <MeetingSheet
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
