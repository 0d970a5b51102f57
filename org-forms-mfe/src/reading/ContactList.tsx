import { styled } from 'styled-components';
import type { ProgrammeReply } from '@cert/shared/contract';
import { color, layoutSize, fontSize, space } from '@cert/shared/ui';

type Props = { contacts: ProgrammeReply['contacts'] };

/** The contact persons of the programme. */
export function ContactList({ contacts }: Props) {
  return (
    <People role="list">
      {contacts.map(({ name, role, email, phone }) => (
        <li key={email}>
          <strong>{name}</strong>
          <small>{role}</small>
          <a href={`mailto:${email}`}>{email}</a>
          {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
        </li>
      ))}
    </People>
  );
}

const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${layoutSize.field}, 100%), 1fr));
  gap: ${space[4]};

  && {
    max-inline-size: none;
  }

  li {
    display: grid;
    align-content: start;
    justify-items: start;
    padding-block: ${space[3]};
    border-block-start: 1px solid ${color.lineStrong};
    break-inside: avoid;
  }

  small {
    font-size: ${fontSize.text};
    color: ${color.inkSoft};
  }
`;
