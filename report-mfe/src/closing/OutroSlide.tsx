import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { useRegisterSheetCount } from '../paging/PageNumbers.tsx';
import { mm } from '../viewing/mm.ts';
import { Slide } from '../viewing/Slide.tsx';
import type { SlideProps } from '../viewing/slideProps.ts';
import { Contacts } from './Contacts.tsx';
import { Sponsors } from './Sponsors.tsx';

/** Maximum number of contacts in one row. If there are more, the sponsors are on a separate sheet. */
const contactsInRow = 3;

/** The end of the report: thanks, contact persons, and sponsors of the programme. */
export function OutroSlide({ report, programme, pageNumber }: SlideProps) {
  const { t } = useTranslation('report/prose');
  const { eyebrow, headline, lead, contacts, sponsors } = t('closing.outro', {
    returnObjects: true,
  });
  const hasSponsors = programme.sponsors.length > 0;
  const isApart = hasSponsors && programme.contacts.length > contactsInRow;
  useRegisterSheetCount('outro', isApart ? 2 : 1);
  const supporters = hasSponsors && (
    <section aria-label={sponsors}>
      <h3>{sponsors}</h3>
      <Sponsors sponsors={programme.sponsors} />
    </section>
  );
  return (
    <>
      <Slide id="outro" {...{ eyebrow, headline, report, pageNumber }}>
        <Ending>
          <p>{lead}</p>
          <section aria-label={contacts}>
            <h3>{contacts}</h3>
            <Contacts contacts={programme.contacts} />
          </section>
          {!isApart && supporters}
        </Ending>
      </Slide>
      {isApart && (
        <Slide
          id="outro-sponsors"
          eyebrow={eyebrow}
          headline={sponsors}
          report={report}
          pageNumber={pageNumber === null ? null : pageNumber + 1}
        >
          <Ending>
            <Sponsors sponsors={programme.sponsors} />
          </Ending>
        </Slide>
      )}
    </>
  );
}

const Ending = styled.div`
  display: grid;
  align-content: space-between;
  gap: max(${mm(8)}, 1.25rem);
  padding-block: max(${mm(9)}, 1.25rem) ${mm(8)};

  & > p {
    font: 400 max(${mm(5.8)}, ${fontSize.lead}) / 1.45 ${fontFamily.serif};
  }

  h3 {
    margin-block-end: max(${mm(4)}, 0.5rem);
    color: ${color.inkSoft};
    font-size: max(${mm(4.3)}, ${fontSize.text});
  }
`;
