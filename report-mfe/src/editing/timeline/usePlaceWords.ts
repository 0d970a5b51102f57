import { useTranslation } from 'react-i18next';
import type { Timeline } from '@cert/shared/domain';

type Item = Timeline[number];

/** Says where an item stands: its side, and how far from the first item of its timeline, with which the line begins. */
export function usePlaceWords(): (item: Item, timeline: Timeline) => string {
  const { t } = useTranslation('report');
  return ({ position, top }, timeline) =>
    t('editing.timeline.place', {
      side: t(`editing.timeline.side.${position}`),
      distance: String(Math.round(top - (timeline[0]?.top ?? 0))),
    });
}
