import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, fontFamily, fontSize, media } from '@cert/shared/ui';
import { SheetBody } from '../../layout/SheetBody.ts';
import { sheetMm, sheetRem } from '../../layout/sheetLengths.ts';
import { Sheet } from '../../layout/Sheet.tsx';
import type { SheetProps } from '../../layout/sheetProps.ts';
import { defineSheet } from '../defineSheet.ts';

/** The three groups that share HR work: board, HR function and managers. */
export const structureSheet = defineSheet({
  id: 'structure',
  Sheet: StructureSheet,
});

function StructureSheet({ id, report, pageNumber }: SheetProps) {
  const { t } = useTranslation('report/prose');
  const { eyebrow, headline, pillars } = t('introduction.structure', { returnObjects: true });
  return (
    <Sheet {...{ id, eyebrow, headline, report, pageNumber }}>
      <SheetBody>
        <Row role="list">
          {pillars.map(({ title, role, duties }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{role}</p>
              <ul>
                {duties.map((duty) => (
                  <li key={duty}>{duty}</li>
                ))}
              </ul>
            </li>
          ))}
        </Row>
      </SheetBody>
    </Sheet>
  );
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${sheetMm(8)};

  & > li {
    padding: max(${sheetMm(7)}, ${sheetRem(0.75)});
    border-block-start: max(${sheetMm(0.6)}, 2px) solid ${color.brand};
    background: ${color.brandSoft};
    print-color-adjust: exact;
  }

  h3 {
    color: ${color.brandStrong};
    font: 600 max(${sheetMm(7)}, ${fontSize.heading}) / 1.2 ${fontFamily.serif};
  }

  p {
    color: ${color.inkSoft};
    font: italic 400 max(${sheetMm(5.2)}, ${fontSize.text}) / 1.4 ${fontFamily.serif};
  }

  ul {
    display: grid;
    gap: ${sheetMm(3)};
    margin-block-start: ${sheetMm(6)};
    padding-inline-start: 1.1em;
    font-size: max(${sheetMm(4.8)}, ${fontSize.text});
    line-height: 1.45;
  }

  ul li::marker {
    color: ${color.brand};
  }

  @media screen and ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${sheetRem(1)};
  }
`;
