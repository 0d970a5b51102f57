import { styled } from 'styled-components';
import { color, family, media, size } from '@cert/shared/ui';
import { mm } from '../viewing/mm.ts';
import type { ReportView } from '../reportView.ts';

type Props = { certifiers: ReportView['certifiers'] };

/** Who signs the report, the main certifier first, each with room for a signature. */
export function Signers({ certifiers }: Props) {
  return (
    <Row role="list">
      {certifiers.map(({ name, title, subtitle }, index) => (
        <li key={index}>
          <strong>{name}</strong>
          <span>{title}</span>
          <small>{subtitle}</small>
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${mm(12)};
  margin-block-start: ${mm(18)};

  li {
    display: grid;
    align-content: start;
    gap: ${mm(1)};
    padding-block-start: max(${mm(4)}, 0.5rem);
    border-block-start: 1px solid ${color.ink};
    overflow-wrap: anywhere;
  }

  strong {
    font: 600 max(${mm(6.4)}, ${size.lead}) / 1.25 ${family.serif};
  }

  span {
    font-size: max(${mm(4.8)}, ${size.text});
  }

  small {
    color: ${color.inkSoft};
    font-size: max(${mm(4.3)}, ${size.small});
  }

  @media screen and ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem;
  }
`;
