import { useId } from 'react';
import type { CategoryReply, Collected } from '@cert/shared/contract';
import { AreaLock } from '../answering/area/AreaLock.tsx';
import { QuestionnaireEditing } from '../answering/editing/QuestionnaireEditing.tsx';
import { lockOfAll } from '../answering/lockOfAll.ts';
import { OpenCategoryProvider } from '../answering/OpenCategory.tsx';
import { roleIn } from '../answering/roleIn.ts';
import { CollectedArea } from './CollectedArea.tsx';

type Props = { questionnaireId: number; collected: Collected };

/** Questions from several areas on one page, each under its area's name, to be answered as there. */
export function CollectedAreas({ questionnaireId, collected }: Props) {
  const lockId = useId();
  const [first] = collected.areas;
  if (!first) return null;
  const role = roleIn(collected);
  const lock = lockOfAll({ category: categoryOf(collected, first), role });
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
          <CollectedArea area={area} lockOfAllId={lock && lockId} />
        </OpenCategoryProvider>
      ))}
    </QuestionnaireEditing>
  );
}

/** One of the areas as its own page would have it. */
function categoryOf(collected: Collected, area: Collected['areas'][number]): CategoryReply {
  return { ...collected, ...area.category, content: null, areas: [area] };
}
