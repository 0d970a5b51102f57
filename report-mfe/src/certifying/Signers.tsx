import { styled } from 'styled-components';
import { color, fontFamily, media, fontSize } from '@cert/shared/ui';
import { commonFontSizeMm } from '../composing/commonFontSizeMm.ts';
import { mm } from '../viewing/mm.ts';
import type { ReportData } from '../toReportData.ts';

type Props = { certifiers: ReportData['certifiers'] };

/** The people who sign the report, main certifier first, each with space for a signature. */
export function Signers({ certifiers }: Props) {
  return (
    <Row
      role="list"
      $millimetres={commonFontSizeMm(
        certifiers.map(({ name, title, subtitle }) => [name, title, subtitle]),
      )}
    >
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

const Row = styled.ul<{ $millimetres: number }>`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${mm(12)};
  margin-block-start: ${mm(8)};
  font-size: ${({ $millimetres }) => mm($millimetres)};

  li {
    display: grid;
    align-content: start;
    gap: ${mm(1)};
    padding-block-start: max(${mm(4)}, 0.5rem);
    border-block-start: 1px solid ${color.ink};
    overflow-wrap: anywhere;
  }

  strong {
    font: 600 1.33em / 1.25 ${fontFamily.serif};
  }

  small {
    color: ${color.inkSoft};
    font-size: 0.9em;
  }

  @media screen and ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem;
    font-size: ${fontSize.text};
  }
`;
