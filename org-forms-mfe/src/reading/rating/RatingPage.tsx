import { Prose } from '../prose/Prose.tsx';
import { Reading } from '../Reading.tsx';
import { BandTable } from './BandTable.tsx';
import { BeyondThemes } from './BeyondThemes.tsx';
import { GradeRow } from './GradeRow.tsx';
import { ImportanceTable } from './ImportanceTable.tsx';
import { KeyAreaTable } from './KeyAreaTable.tsx';

/** `/{id}/rating`: how scoring works. */
export function RatingPage() {
  return (
    <Reading namespace="org-forms/rating">
      {({ programme, categories }) => (
        <Prose
          namespace="org-forms/rating"
          parts={{
            scale: <GradeRow />,
            questions: <ImportanceTable />,
            proposal: <BandTable />,
            certificate: <KeyAreaTable categories={categories} />,
            beyond: <BeyondThemes themes={programme.beyondCategories} />,
          }}
        />
      )}
    </Reading>
  );
}
