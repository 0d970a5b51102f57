import { ContactList } from '../ContactList.tsx';
import { ReadingPage } from '../prose/ReadingPage.tsx';
import { ReadingPageLoader } from '../ReadingPageLoader.tsx';
import { GradeKinds } from './GradeKinds.tsx';
import { Examples } from './Examples.tsx';

/** `/{id}/certifier-instructions`: from preparing the meeting to writing the report. */
export function CertifierGuidePage() {
  return (
    <ReadingPageLoader namespace="org-forms/certifier-guide">
      {({ programme }) => (
        <ReadingPage
          namespace="org-forms/certifier-guide"
          parts={{
            scoring: <GradeKinds />,
            writing: <Examples />,
            help: <ContactList contacts={programme.contacts} />,
          }}
        />
      )}
    </ReadingPageLoader>
  );
}
