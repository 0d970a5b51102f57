import { ContactList } from '../ContactList.tsx';
import { Blocks } from '../prose/Blocks.tsx';
import { Prose } from '../prose/Prose.tsx';
import { Reading } from '../Reading.tsx';
import { instructionTexts } from './instructionTexts.ts';
import { kindGroups } from './kindGroups.ts';
import { Signs } from './Signs.tsx';

/** `/{id}/instructions`: how to answer the questionnaire (spec 2 §2). */
export function InstructionsPage() {
  return (
    <Reading text={instructionTexts}>
      {(text, { programme }) => (
        <Prose
          text={text}
          parts={{
            kinds: <Blocks blocks={[{ terms: kindGroups.map((group) => text.kinds[group]) }]} />,
            signs: <Signs words={text.signs} />,
            help: <ContactList contacts={programme.contacts} />,
          }}
        />
      )}
    </Reading>
  );
}
