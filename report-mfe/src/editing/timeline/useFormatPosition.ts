import { useTranslation } from 'react-i18next';
import type { Timeline } from '@cert/shared/domain';

type Item = Timeline[number];

/** Describes an item's position: its side, and its distance from the first item, where the line starts. */
export function useFormatPosition(): (item: Item, timeline: Timeline) => string {
  const { t } = useTranslation('report');
  return ({ position, top }, timeline) =>
    t('editing.timeline.place', {
      side: t(`editing.timeline.side.${position}`),
      distance: String(Math.round(top - (timeline[0]?.top ?? 0))),
    });
}
