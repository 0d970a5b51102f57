import { useTranslation } from 'react-i18next';
import type { Timeline } from '@cert/shared/domain';
import { usualTimeline } from '../../closing/usualTimeline.ts';
import { useEditing } from '../EditingContext.ts';

/** The default timeline for a report with this decision, until the team has written its own. */
export function useUsualTimeline(): Timeline {
  const { decision } = useEditing().report;
  const { t } = useTranslation('report/prose');
  return usualTimeline(t(`closing.timeline.${decision}.items`, { returnObjects: true }));
}
