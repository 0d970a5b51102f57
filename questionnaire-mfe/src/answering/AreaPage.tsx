import { useParams } from 'react-router-dom';
import type { CategoryReply } from '@cert/shared/contract';
import { Loaded, useSetPageName, useRead } from '@cert/shared/platform';
import { AreaContent } from './area/AreaContent.tsx';
import { ExcludedAreaNotice } from './area/ExcludedAreaNotice.tsx';
import { AreaNotFoundNotice } from './area/AreaNotFoundNotice.tsx';
import { UnlockProvider } from './editing/UnlockProvider.tsx';
import { OpenCategoryProvider } from './OpenCategory.tsx';
import { readerRole } from './readerRole.ts';
import { useDescribeAnswerChanges } from './saving/describeChange.ts';

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
          <UnlockProvider key={questionnaireId}>
            <AreaAt category={category} areaIndex={areaIndex} />
          </UnlockProvider>
        </OpenCategoryProvider>
      )}
    </Loaded>
  );
}

function AreaAt({ category, areaIndex }: { category: CategoryReply; areaIndex: string }) {
  useDescribeAnswerChanges();
  const area = category.areas.find(({ position }) => String(position) === areaIndex);
  useSetPageName(area?.title);
  if (!area) return <AreaNotFoundNotice />;
  if (!area.open) return <ExcludedAreaNotice area={area} />;
  return <AreaContent area={area} />;
}
