import { Reading } from '../Reading.tsx';
import { ContactList } from '../ContactList.tsx';
import { Prose } from '../prose/Prose.tsx';
import { Certificates } from './Certificates.tsx';
import { Figures } from './Figures.tsx';
import { Method } from './Method.tsx';
import { NextSteps } from './NextSteps.tsx';
import { WayToCertificate } from './WayToCertificate.tsx';

/** `/{id}/about`: the first page of a questionnaire. */
export function AboutPage() {
  return (
    <Reading namespace="org-forms/about">
      {({ programme, categories }) => (
        <Prose
          namespace="org-forms/about"
          parts={{
            programme: <Figures />,
            method: <Method categories={categories} />,
            certificates: <Certificates programme={programme} />,
            road: <WayToCertificate />,
            contacts: <ContactList contacts={programme.contacts} />,
          }}
        >
          <NextSteps categories={categories} />
        </Prose>
      )}
    </Reading>
  );
}
