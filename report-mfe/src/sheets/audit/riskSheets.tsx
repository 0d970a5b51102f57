import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, fontFamily, fontSize, media } from '@cert/shared/ui';
import { SheetBody, Lead } from '../../layout/SheetBody.ts';
import { sheetMm, sheetRem } from '../../layout/sheetLengths.ts';
import { useFirstPageNumbers } from '../../layout/PageNumbers.tsx';
import { Sheet } from '../../layout/Sheet.tsx';
import type { SheetProps } from '../../layout/sheetProps.ts';
import { defineSheet } from '../defineSheet.ts';
import { RiskSheet, type RiskArea } from './RiskSheet.tsx';

/** The ten key areas in the order of their sheets, each with its anchor. */
export const keyAreaRisks: readonly { area: RiskArea; id: string }[] = [
  { area: 'selection', id: 'risk-selection' },
  { area: 'competencies', id: 'risk-competencies' },
  { area: 'leadership', id: 'risk-leadership' },
  { area: 'performance', id: 'risk-performance' },
  { area: 'engagement', id: 'risk-engagement' },
  { area: 'career', id: 'risk-career' },
  { area: 'compensation', id: 'risk-compensation' },
  { area: 'wellBeing', id: 'risk-well-being' },
  { area: 'hrCapacity', id: 'risk-hr-capacity' },
  { area: 'strategicAdvisory', id: 'risk-strategic-advisory' },
];

/** Introduces the risks, then shows for each key area the risk of leaving it unchanged. */
export const riskSheets = [
  defineSheet({ id: 'risks', title: 'contents.titles.risks', Sheet: RisksSheet }),
  ...keyAreaRisks.map(({ id, area }, index) =>
    defineSheet({
      id,
      Sheet: (props) => <RiskSheet {...props} area={area} number={index + 1} />,
    }),
  ),
];

/** Introduces the risks and lists them with their page numbers. */
function RisksSheet({ id, report, pageNumber }: SheetProps) {
  const { t } = useTranslation('report/prose');
  const { eyebrow, headline, lead, contents } = t('audit.risks', { returnObjects: true });
  const firstPages = useFirstPageNumbers();
  return (
    <Sheet {...{ id, eyebrow, headline, report, pageNumber }}>
      <SheetBody>
        <Lead>{lead}</Lead>
        <nav aria-label={contents}>
          <List>
            {keyAreaRisks.map((risk) => (
              <li key={risk.id}>
                <a href={`#${risk.id}`}>{t(`risks.${risk.area}.area`)}</a>
                <span>{firstPages.get(risk.id)}</span>
              </li>
            ))}
          </List>
        </nav>
      </SheetBody>
    </Sheet>
  );
}

const List = styled.ol`
  display: grid;
  grid-template: repeat(5, auto) / repeat(2, minmax(0, 1fr));
  grid-auto-flow: column;
  column-gap: ${sheetMm(16)};
  padding: 0;
  list-style: none;
  counter-reset: risk;

  li {
    display: flex;
    align-items: baseline;
    gap: ${sheetMm(5)};
    padding-block: max(${sheetMm(2.8)}, ${sheetRem(0.375)});
    border-block-end: 1px solid ${color.line};
    font-size: max(${sheetMm(5)}, ${fontSize.text});
    counter-increment: risk;
  }

  li::before {
    content: counter(risk);
    min-inline-size: ${sheetMm(7)};
    color: ${color.brand};
    font: 600 max(${sheetMm(5.2)}, ${fontSize.lead}) / 1 ${fontFamily.serif};
  }

  a {
    flex: 1;
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  span {
    color: ${color.inkSoft};
    font-variant-numeric: tabular-nums;
  }

  @media screen and ${media.phone} {
    grid-template: none / minmax(0, 1fr);
    grid-auto-flow: row;
  }
`;
