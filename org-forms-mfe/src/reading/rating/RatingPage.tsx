import { ReadingPage } from '../prose/ReadingPage.tsx';
import { ReadingPageLoader } from '../ReadingPageLoader.tsx';
import { SuggestedGradeTable } from './SuggestedGradeTable.tsx';
import { BeyondCategoryNames } from './BeyondCategoryNames.tsx';
import { GradeRow } from './GradeRow.tsx';
import { ImportanceTable } from './ImportanceTable.tsx';
import { KeyAreaTable } from './KeyAreaTable.tsx';

/** `/{id}/rating`: how scoring works. */
export function RatingPage() {
  return (
    <ReadingPageLoader namespace="org-forms/rating">
      {({ programme, categories }) => (
        <ReadingPage
          namespace="org-forms/rating"
          parts={{
            scale: <GradeRow />,
            questions: <ImportanceTable />,
            proposal: <SuggestedGradeTable />,
            certificate: <KeyAreaTable categories={categories} />,
            beyond: <BeyondCategoryNames themes={programme.beyondCategories} />,
          }}
        />
      )}
    </ReadingPageLoader>
  );
}
