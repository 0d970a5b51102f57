import { ContactList } from '../ContactList.tsx';
import { Prose } from '../prose/Prose.tsx';
import { Reading } from '../Reading.tsx';
import { GradeKinds } from './GradeKinds.tsx';
import { Examples } from './Examples.tsx';

/** `/{id}/certifier-instructions`: from preparing the meeting to writing the report. */
export function CertifierGuidePage() {
  return (
    <Reading namespace="org-forms/certifier-guide">
      {({ programme }) => (
        <Prose
          namespace="org-forms/certifier-guide"
          parts={{
            scoring: <GradeKinds />,
            writing: <Examples />,
            help: <ContactList contacts={programme.contacts} />,
          }}
        />
      )}
    </Reading>
  );
}
