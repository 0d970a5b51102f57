import { useParams } from 'react-router-dom';
import type { CategoryReply } from '@cert/shared/contract';
import { Loaded, usePageName, useRead } from '@cert/shared/platform';
import { AreaSheet } from './area/AreaSheet.tsx';
import { ClosedArea } from './area/ClosedArea.tsx';
import { MissingArea } from './area/MissingArea.tsx';
import { QuestionnaireEditing } from './editing/QuestionnaireEditing.tsx';
import { OpenCategoryProvider } from './OpenCategory.tsx';
import { readerRole } from './readerRole.ts';
import { useDescribedChanges } from './saving/useDescribedChanges.ts';

/** Serves `category/:slug/:areaIndex?`: one area of a category (the first area when the address names none). */
export function AreaPage() {
  const { questionnaireId: digits, slug = '', areaIndex = '1' } = useParams();
  const questionnaireId = Number(digits);
  const read = useRead('areaCategory', { id: questionnaireId, slug }, { isLive: true });
  return (
    <Loaded of={read}>
      {(category) => (
        <OpenCategoryProvider
          questionnaireId={questionnaireId}
          category={category}
          role={readerRole(category)}
        >
          <QuestionnaireEditing key={questionnaireId}>
            <AreaAt category={category} areaIndex={areaIndex} />
          </QuestionnaireEditing>
        </OpenCategoryProvider>
      )}
    </Loaded>
  );
}

function AreaAt({ category, areaIndex }: { category: CategoryReply; areaIndex: string }) {
  useDescribedChanges();
  const area = category.areas.find(({ position }) => String(position) === areaIndex);
  usePageName(area?.title);
  if (!area) return <MissingArea />;
  if (!area.open) return <ClosedArea area={area} />;
  return <AreaSheet area={area} />;
}
