import { useTranslation } from 'react-i18next';
import type { Timeline } from '@cert/shared/domain';
import { defaultTimeline } from '../../closing/defaultTimeline.ts';
import { useEditing } from '../EditingContext.ts';

/**
 * The default timeline, which a report has until the team has written one. It depends on the decision about the
 * certificate.
 */
export function useDefaultTimeline(): Timeline {
  const { decision } = useEditing().report;
  const { t } = useTranslation('report/prose');
  return defaultTimeline(t(`closing.timeline.${decision}.items`, { returnObjects: true }));
}
