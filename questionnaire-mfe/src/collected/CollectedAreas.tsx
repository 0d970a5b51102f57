import { useId } from 'react';
import type { CategoryReply, Collected } from '@cert/shared/contract';
import { AreaLock } from '../answering/area/AreaLock.tsx';
import { QuestionnaireEditing } from '../answering/editing/QuestionnaireEditing.tsx';
import { questionnaireLock } from '../answering/questionnaireLock.ts';
import { OpenCategoryContext } from '../answering/OpenCategory.ts';
import { readerRole } from '../answering/readerRole.ts';
import { CollectedArea } from './CollectedArea.tsx';

type Props = { questionnaireId: number; collected: Collected };

/** Questions from several areas on one page, grouped by area. Users can answer them here. */
export function CollectedAreas({ questionnaireId, collected }: Props) {
  const lockId = useId();
  const [first] = collected.areas;
  if (!first) return null;
  const role = readerRole(collected);
  const lock = questionnaireLock({ questionnaireId, category: categoryOf(collected, first), role });
  return (
    <QuestionnaireEditing key={questionnaireId}>
      {lock && <AreaLock id={lockId} lock={lock} />}
      {collected.areas.map((area) => (
        <OpenCategoryContext
          key={area.id}
          value={{ questionnaireId, category: categoryOf(collected, area), role }}
        >
          <CollectedArea area={area} questionnaireLockId={lock && lockId} />
        </OpenCategoryContext>
      ))}
    </QuestionnaireEditing>
  );
}

/** Converts one area to the reply that its own page would get. */
function categoryOf(collected: Collected, area: Collected['areas'][number]): CategoryReply {
  return { ...collected, ...area.category, content: null, areas: [area] };
}
