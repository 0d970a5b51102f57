import { Prose } from '../prose/Prose.tsx';
import { Reading } from '../Reading.tsx';
import { BandTable } from './BandTable.tsx';
import { BeyondThemes } from './BeyondThemes.tsx';
import { GradeRow } from './GradeRow.tsx';
import { ImportanceTable } from './ImportanceTable.tsx';
import { KeyAreaTable } from './KeyAreaTable.tsx';
import { ratingTexts } from './ratingTexts.ts';

/** `/{id}/rating`: how scoring works (spec 2 §9). */
export function RatingPage() {
  return (
    <Reading text={ratingTexts}>
      {(text, { programme, categories }) => (
        <Prose
          text={text}
          parts={{
            scale: <GradeRow words={text.scale} />,
            questions: <ImportanceTable words={text.importance} />,
            proposal: <BandTable words={text.bands} />,
            certificate: <KeyAreaTable words={text.keyAreas} categories={categories} />,
            beyond: <BeyondThemes title={text.themes} themes={programme.beyondCategories} />,
          }}
        />
      )}
    </Reading>
  );
}
