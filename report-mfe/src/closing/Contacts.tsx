import { styled } from 'styled-components';
import type { ProgrammeReply } from '@cert/shared/contract';
import { color, fontFamily, media, fontSize } from '@cert/shared/ui';
import { commonFontSizeMm } from '../composing/commonFontSizeMm.ts';
import { mm } from '../viewing/mm.ts';

type Props = { contacts: ProgrammeReply['contacts'] };

/** The contact persons. */
export function Contacts({ contacts }: Props) {
  const millimetres = commonFontSizeMm(
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
  gap: max(${mm(6)}, 1rem) ${mm(10)};
  font-size: ${({ $millimetres }) => mm($millimetres)};

  li {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: ${mm(0.8)};
    padding-block-start: max(${mm(4)}, 0.5rem);
    border-block-start: max(${mm(0.6)}, 2px) solid ${color.brand};
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
