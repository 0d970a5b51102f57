import { useId } from 'react';
import type { CategoryReply, Collected } from '@cert/shared/contract';
import { AreaLock } from '../answering/area/AreaLock.tsx';
import { QuestionnaireEditing } from '../answering/editing/QuestionnaireEditing.tsx';
import { questionnaireLock } from '../answering/questionnaireLock.ts';
import { OpenCategoryProvider } from '../answering/OpenCategory.tsx';
import { readerRole } from '../answering/readerRole.ts';
import { CollectedArea } from './CollectedArea.tsx';

type Props = { questionnaireId: number; collected: Collected };

/** Questions from several areas on one page, grouped by area. Users can answer them here. */
export function CollectedAreas({ questionnaireId, collected }: Props) {
  const lockId = useId();
  const [first] = collected.areas;
  if (!first) return null;
  const role = readerRole(collected);
  const lock = questionnaireLock({ category: categoryOf(collected, first), role });
  return (
    <QuestionnaireEditing key={questionnaireId}>
      {lock && <AreaLock id={lockId} lock={lock} />}
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
    </QuestionnaireEditing>
  );
}

/** Converts one area to the reply that its own page would get. */
function categoryOf(collected: Collected, area: Collected['areas'][number]): CategoryReply {
  return { ...collected, ...area.category, content: null, areas: [area] };
}
