import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, fontSize } from '@cert/shared/ui';
import { SheetBody, Lead } from '../../layout/SheetBody.ts';
import { sheetMm, sheetRem } from '../../layout/sheetLengths.ts';
import { Sheet } from '../../layout/Sheet.tsx';
import type { SheetProps } from '../../layout/sheetProps.ts';
import { defineSheet } from '../defineSheet.ts';

/** Explains the responsibility for each kind of decision while the plan is carried out. */
export const authorizationSheet = defineSheet({
  id: 'authorization',
  title: 'contents.titles.authorization',
  Sheet: AuthorizationSheet,
});

function AuthorizationSheet({ id, report, pageNumber }: SheetProps) {
  const { t } = useTranslation('report/prose');
  const { eyebrow, headline, lead, caption, heads, rows } = t('audit.authorization', {
    returnObjects: true,
  });
  return (
    <Sheet {...{ id, eyebrow, headline, report, pageNumber }}>
      <SheetBody>
        <Lead>{lead}</Lead>
        <Table aria-label={caption}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([decision, ...who]) => (
              <tr key={decision}>
                <th scope="row">{decision}</th>
                {who.map((name, index) => (
                  <td key={index}>{name}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </SheetBody>
    </Sheet>
  );
}

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: max(${sheetMm(4.8)}, ${fontSize.small});
  line-height: 1.35;

  th,
  td {
    padding: max(${sheetMm(3.6)}, ${sheetRem(0.375)}) ${sheetMm(5)}
      max(${sheetMm(3.6)}, ${sheetRem(0.375)}) 0;
    border-block-end: 1px solid ${color.line};
    text-align: start;
    vertical-align: baseline;
    font-weight: 400;
  }

  thead th {
    border-block-end: max(${sheetMm(0.6)}, 2px) solid ${color.brand};
    color: ${color.inkSoft};
    font-size: max(${sheetMm(3.8)}, ${fontSize.small});
    font-weight: 600;
  }

  tbody th,
  tbody td:nth-child(2) {
    font-weight: 600;
  }
`;
