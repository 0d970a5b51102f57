import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { sheetMm, sheetRem } from '../../layout/sheetLengths.ts';
import { narrowSheetQuery } from '../../layout/Paper.tsx';
import { Sheet } from '../../layout/Sheet.tsx';
import type { SheetProps } from '../../layout/sheetProps.ts';
import { defineSheet } from '../defineSheet.ts';

/** Shows which share of employers receives the Above-and-Beyond certificate. */
export const recipientShareSheet = defineSheet({
  id: 'beyond-top',
  Sheet: RecipientShareSheet,
});

function RecipientShareSheet({ id, report, pageNumber }: SheetProps) {
  const { t } = useTranslation('report/prose');
  const { eyebrow, headline, figure, caption, text } = t('beyondIntro.top', {
    returnObjects: true,
  });
  return (
    <Sheet {...{ id, eyebrow, headline, report, pageNumber }}>
      <Columns>
        <Figure>{figure}</Figure>
        <div>
          <Caption>{caption}</Caption>
          <Text>{text}</Text>
        </div>
      </Columns>
    </Sheet>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${sheetMm(18)};
  align-items: center;
  padding-block: max(${sheetMm(8)}, ${sheetRem(1.25)});

  ${narrowSheetQuery} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${sheetRem(1.25)};
  }
`;

const Figure = styled.strong`
  color: ${color.brand};
  font: 600 max(${sheetMm(58)}, ${fontSize.display}) / 1 ${fontFamily.serif};
  font-variant-numeric: lining-nums;
  letter-spacing: -0.03em;
  white-space: nowrap;
`;

const Caption = styled.p`
  max-inline-size: max(${sheetMm(110)}, ${sheetRem(20)});
  font: 400 max(${sheetMm(7)}, ${fontSize.lead}) / 1.35 ${fontFamily.serif};
`;

const Text = styled.p`
  max-inline-size: max(${sheetMm(110)}, ${sheetRem(20)});
  margin-block-start: max(${sheetMm(6)}, ${sheetRem(0.75)});
  color: ${color.inkSoft};
  font-size: max(${sheetMm(4.8)}, ${fontSize.text});
  line-height: 1.5;
`;
