import { ContactList } from '../ContactList.tsx';
import { Prose } from '../prose/Prose.tsx';
import { Reading } from '../Reading.tsx';
import { certifierGuideTexts } from './certifierGuideTexts.ts';
import { GradeKinds } from './GradeKinds.tsx';
import { Examples } from './Examples.tsx';

/** `/{id}/certifier-instructions`: from preparing the meeting to writing the report (spec 2 §4). */
export function CertifierGuidePage() {
  return (
    <Reading text={certifierGuideTexts}>
      {(text, { programme }) => (
        <Prose
          text={text}
          parts={{
            scoring: <GradeKinds words={text.marks} />,
            writing: <Examples words={text.examples} />,
            help: <ContactList contacts={programme.contacts} />,
          }}
        />
      )}
    </Reading>
  );
}
