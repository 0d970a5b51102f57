import { styled } from 'styled-components';
import type { ProgrammeReply } from '@cert/shared/contract';
import { fontSize } from '@cert/shared/ui';
import { mm } from '../viewing/mm.ts';

type Props = { sponsors: ProgrammeReply['sponsors'] };

/** The programme's sponsors, as logos or, without a logo, as names. */
export function Sponsors({ sponsors }: Props) {
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
  gap: max(${mm(6)}, 0.75rem) ${mm(12)};
  font-size: max(${mm(5)}, ${fontSize.lead});
  font-weight: 600;

  a {
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  img {
    inline-size: auto;
    block-size: ${mm(14)};
    max-inline-size: ${mm(50)};
    object-fit: contain;
  }
`;
