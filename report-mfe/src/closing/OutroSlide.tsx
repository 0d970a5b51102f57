import { styled } from 'styled-components';
import { color, family, media, size } from '@cert/shared/ui';
import { useProse } from '../prose/ProseProvider.tsx';
import { mm } from '../viewing/mm.ts';
import { Slide } from '../viewing/Slide.tsx';
import type { SlideProps } from '../viewing/slideProps.ts';
import { Sponsors } from './Sponsors.tsx';

/** The last sheet: thanks, whom to ask, and who supports the programme. */
export function OutroSlide({ report, programme, pageNumber }: SlideProps) {
  const { eyebrow, headline, lead, contacts, sponsors } = useProse().closing.outro;
  return (
    <Slide id="outro" {...{ eyebrow, headline, report, pageNumber }}>
      <Ending>
        <p>{lead}</p>
        <section aria-label={contacts}>
          <h3>{contacts}</h3>
          <People role="list">
            {programme.contacts.map(({ name, role, email, phone }) => (
              <li key={email}>
                <strong>{name}</strong>
                <span>{role}</span>
                <a href={`mailto:${email}`}>{email}</a>
                {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
              </li>
            ))}
          </People>
        </section>
        {programme.sponsors.length > 0 && (
          <section aria-label={sponsors}>
            <h3>{sponsors}</h3>
            <Sponsors sponsors={programme.sponsors} />
          </section>
        )}
      </Ending>
    </Slide>
  );
}

const Ending = styled.div`
  display: grid;
  align-content: space-between;
  gap: max(${mm(8)}, 1.25rem);
  padding-block: max(${mm(9)}, 1.25rem) ${mm(8)};

  & > p {
    font: 400 max(${mm(5.8)}, ${size.lead}) / 1.45 ${family.serif};
  }

  h3 {
    margin-block-end: max(${mm(4)}, 0.5rem);
    color: ${color.inkSoft};
    font-size: max(${mm(4.3)}, ${size.text});
  }
`;

const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: max(${mm(8)}, 1rem) ${mm(10)};

  li {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: ${mm(0.8)};
    padding-block-start: max(${mm(4)}, 0.5rem);
    border-block-start: max(${mm(0.6)}, 2px) solid ${color.brand};
    font-size: max(${mm(4.3)}, ${size.text});
    overflow-wrap: anywhere;
  }

  strong {
    font: 600 max(${mm(5.6)}, ${size.lead}) / 1.25 ${family.serif};
  }

  span {
    color: ${color.inkSoft};
  }

  @media screen and ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
