import { ReadingPageLoader } from '../ReadingPageLoader.tsx';
import { ContactList } from '../ContactList.tsx';
import { ReadingPage } from '../prose/ReadingPage.tsx';
import { Certificates } from './Certificates.tsx';
import { ProgrammeFigures } from './ProgrammeFigures.tsx';
import { Method } from './Method.tsx';
import { NextSteps } from './NextSteps.tsx';
import { WayToCertificate } from './WayToCertificate.tsx';

/** `/{id}/about`: the first page of a questionnaire. */
export function AboutPage() {
  return (
    <ReadingPageLoader namespace="org-forms/about">
      {({ programme, categories }) => (
        <ReadingPage
          namespace="org-forms/about"
          parts={{
            programme: <ProgrammeFigures />,
            method: <Method categories={categories} />,
            certificates: <Certificates programme={programme} />,
            road: <WayToCertificate />,
            contacts: <ContactList contacts={programme.contacts} />,
          }}
        >
          <NextSteps categories={categories} />
        </ReadingPage>
      )}
    </ReadingPageLoader>
  );
}
