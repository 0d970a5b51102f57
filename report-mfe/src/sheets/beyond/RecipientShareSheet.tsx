import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { mm, rem } from '../../layout/mm.ts';
import { narrowSheet } from '../../layout/Paper.tsx';
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
  gap: ${mm(18)};
  align-items: center;
  padding-block: max(${mm(8)}, ${rem(1.25)});

  ${narrowSheet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${rem(1.25)};
  }
`;

const Figure = styled.strong`
  color: ${color.brand};
  font: 600 max(${mm(58)}, ${fontSize.display}) / 1 ${fontFamily.serif};
  font-variant-numeric: lining-nums;
  letter-spacing: -0.03em;
  white-space: nowrap;
`;

const Caption = styled.p`
  max-inline-size: max(${mm(110)}, ${rem(20)});
  font: 400 max(${mm(7)}, ${fontSize.lead}) / 1.35 ${fontFamily.serif};
`;

const Text = styled.p`
  max-inline-size: max(${mm(110)}, ${rem(20)});
  margin-block-start: max(${mm(6)}, ${rem(0.75)});
  color: ${color.inkSoft};
  font-size: max(${mm(4.8)}, ${fontSize.text});
  line-height: 1.5;
`;
