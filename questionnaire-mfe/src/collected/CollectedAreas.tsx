import { useId } from 'react';
import type { CategoryReply, CollectedQuestions } from '@cert/shared/contract';
import { AreaLockNotice } from '../answering/area/AreaLockNotice.tsx';
import { UnlockProvider } from '../answering/editing/UnlockProvider.tsx';
import { questionnaireLockReason, readerRole } from '../answering/editing/editAccess.ts';
import { OpenCategoryProvider } from '../answering/OpenCategory.tsx';
import { CollectedArea } from './CollectedArea.tsx';

type Props = { questionnaireId: number; collected: CollectedQuestions };

/** Questions from several areas on one page, grouped by area. Users can answer them here. */
export function CollectedAreas({ questionnaireId, collected }: Props) {
  const lockId = useId();
  const [first] = collected.areas;
  if (!first) return null;
  const role = readerRole(collected);
  const lock = questionnaireLockReason({ category: categoryOf(collected, first), role });
  return (
    <UnlockProvider key={questionnaireId}>
      {lock && <AreaLockNotice id={lockId} lock={lock} />}
      {collected.areas.map((area) => (
        <OpenCategoryProvider
          key={area.id}
          questionnaireId={questionnaireId}
          category={categoryOf(collected, area)}
          role={role}
        >
          <CollectedArea area={area} questionnaireLockId={lock && lockId} />
        </OpenCategoryProvider>
      ))}
    </UnlockProvider>
  );
}

/** Converts one area to the reply that its own page would get. */
function categoryOf(
  collected: CollectedQuestions,
  area: CollectedQuestions['areas'][number],
): CategoryReply {
  return { ...collected, ...area.category, content: null, areas: [area] };
}
