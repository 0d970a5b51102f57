import { Reading } from '../Reading.tsx';
import { ContactList } from '../ContactList.tsx';
import { Prose } from '../prose/Prose.tsx';
import { aboutTexts } from './aboutTexts.ts';
import { Certificates } from './Certificates.tsx';
import { Figures } from './Figures.tsx';
import { Method } from './Method.tsx';
import { NextSteps } from './NextSteps.tsx';
import { WayToCertificate } from './WayToCertificate.tsx';

/** `/{id}/about`: where one arrives (spec 1 §2). */
export function AboutPage() {
  return (
    <Reading text={aboutTexts}>
      {(text, { programme, categories }) => (
        <Prose
          text={text}
          parts={{
            programme: <Figures words={text.figures} />,
            method: <Method words={text.lifecycle} categories={categories} />,
            certificates: <Certificates words={text.certificates} programme={programme} />,
            road: <WayToCertificate words={text.road} />,
            contacts: <ContactList contacts={programme.contacts} />,
          }}
        >
          <NextSteps words={text.start} categories={categories} />
        </Prose>
      )}
    </Reading>
  );
}
