import { useTranslation } from 'react-i18next';
import type { Timeline } from '@cert/shared/domain';
import { usualTimeline } from '../../closing/usualTimeline.ts';
import { useEditing } from '../EditingContext.ts';

/** What a report of this decision shows while the team has no timeline of its own: the team begins with it. */
export function useUsualTimeline(): Timeline {
  const { decision } = useEditing().report;
  const { t } = useTranslation('report/prose');
  return usualTimeline(t(`closing.timeline.${decision}.items`, { returnObjects: true }));
}
