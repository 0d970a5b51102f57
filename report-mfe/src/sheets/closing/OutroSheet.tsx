import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ProgrammeReply } from '@cert/shared/contract';
import { color, fontFamily, fontSize, media } from '@cert/shared/ui';
import { chooseCommonFontSizeMm } from '../../layout/chooseCommonFontSizeMm.ts';
import { sheetMm, sheetRem } from '../../layout/sheetLengths.ts';
import { useRegisterPageCount } from '../../layout/PageNumbers.tsx';
import { Sheet } from '../../layout/Sheet.tsx';
import type { SheetProps } from '../../layout/sheetProps.ts';
import { defineSheet } from '../defineSheet.ts';

/** The last sheet of the standard view and of the Above-and-Beyond view: thanks, contacts and sponsors. */
export const outroSheet = defineSheet({ id: 'outro', Sheet: OutroSheet });

/** Maximum number of contacts for which the sponsors are on the same sheet; with more, they are on a separate sheet. */
const contactsInRow = 3;

/** The end of the report: thanks, contact persons, and sponsors of the programme. */
function OutroSheet({ id, report, programme, pageNumber }: SheetProps) {
  const { t } = useTranslation('report/prose');
  const { eyebrow, headline, lead, contacts, sponsors } = t('closing.outro', {
    returnObjects: true,
  });
  const hasSponsors = programme.sponsors.length > 0;
  const isApart = hasSponsors && programme.contacts.length > contactsInRow;
  useRegisterPageCount(id, isApart ? 2 : 1);
  const supporters = hasSponsors && (
    <section aria-label={sponsors}>
      <h3>{sponsors}</h3>
      <Sponsors sponsors={programme.sponsors} />
    </section>
  );
  return (
    <>
      <Sheet {...{ id, eyebrow, headline, report, pageNumber }}>
        <Ending>
          <p>{lead}</p>
          <section aria-label={contacts}>
            <h3>{contacts}</h3>
            <Contacts contacts={programme.contacts} />
          </section>
          {!isApart && supporters}
        </Ending>
      </Sheet>
      {isApart && (
        <Sheet
          id={`${id}-sponsors`}
          eyebrow={eyebrow}
          headline={sponsors}
          report={report}
          pageNumber={pageNumber === null ? null : pageNumber + 1}
        >
          <Ending>
            <Sponsors sponsors={programme.sponsors} />
          </Ending>
        </Sheet>
      )}
    </>
  );
}

const Ending = styled.div`
  display: grid;
  align-content: space-between;
  gap: max(${sheetMm(8)}, ${sheetRem(1.25)});
  padding-block: max(${sheetMm(9)}, ${sheetRem(1.25)}) ${sheetMm(8)};

  & > p {
    font: 400 max(${sheetMm(7)}, ${fontSize.lead}) / 1.45 ${fontFamily.serif};
  }

  h3 {
    margin-block-end: max(${sheetMm(4)}, ${sheetRem(0.5)});
    color: ${color.inkSoft};
    font-size: max(${sheetMm(4.8)}, ${fontSize.text});
  }
`;

/** The contact persons. */
function Contacts({ contacts }: Pick<ProgrammeReply, 'contacts'>) {
  const millimetres = chooseCommonFontSizeMm(
    contacts.map(({ name, role, email, phone }) => [name, role, email, phone]),
  );
  return (
    <People role="list" $columns={contacts.length > 3 ? 4 : 3} $millimetres={millimetres}>
      {contacts.map(({ name, role, email, phone }) => (
        <li key={email}>
          <strong>{name}</strong>
          <span>{role}</span>
          <a href={`mailto:${email}`}>{email}</a>
          {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
        </li>
      ))}
    </People>
  );
}

const People = styled.ul<{ $columns: number; $millimetres: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: max(${sheetMm(6)}, ${sheetRem(1)}) ${sheetMm(10)};
  font-size: ${({ $millimetres }) => sheetMm($millimetres)};

  li {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: ${sheetMm(0.8)};
    padding-block-start: max(${sheetMm(4)}, ${sheetRem(0.5)});
    border-block-start: max(${sheetMm(0.6)}, 2px) solid ${color.brand};
    overflow-wrap: anywhere;
  }

  strong {
    font: 600 1.25em / 1.25 ${fontFamily.serif};
  }

  span {
    color: ${color.inkSoft};
  }

  @media screen and ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    font-size: ${fontSize.text};
  }
`;

/** The programme's sponsors, as logos or, without a logo, as names. */
function Sponsors({ sponsors }: Pick<ProgrammeReply, 'sponsors'>) {
  return (
    <Row role="list">
      {sponsors.map(({ name, address, logo }) => (
        <li key={address}>
          <a href={address}>
            {logo ? (
              <img src={logo.address} width={logo.width} height={logo.height} alt={name} />
            ) : (
              name
            )}
          </a>
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: max(${sheetMm(6)}, ${sheetRem(0.75)}) ${sheetMm(12)};
  font-size: max(${sheetMm(5)}, ${fontSize.lead});
  font-weight: 600;

  a {
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  img {
    inline-size: auto;
    block-size: ${sheetMm(14)};
    max-inline-size: ${sheetMm(50)};
    object-fit: contain;
  }
`;
