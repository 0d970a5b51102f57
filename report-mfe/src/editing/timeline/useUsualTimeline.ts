import type { Timeline } from '@cert/shared/domain';
import { usualTimeline } from '../../closing/usualTimeline.ts';
import { useProse } from '../../prose/ProseProvider.tsx';
import { useEditing } from '../EditingContext.ts';

/** What a report of this decision shows while the team has no timeline of its own: the team begins with it. */
export function useUsualTimeline(): Timeline {
  const { decision } = useEditing().report;
  return usualTimeline(useProse().closing.timeline[decision].items);
}
