import { useTranslation } from 'react-i18next';
import { FigureGrid } from '../../layout/FigureGrid.tsx';
import { Sheet } from '../../layout/Sheet.tsx';
import type { SheetProps } from '../../layout/sheetProps.ts';
import { isAuditReport } from '../../reportData.ts';
import { defineSheet, limitSheetsToReports } from '../defineSheet.ts';
import { defineProseSheet } from '../proseSheet.tsx';
import { staffingSheet } from './StaffingSheet.tsx';
import { structureSheet } from './StructureSheet.tsx';

/** Introduces an audit: who assesses the organisation and how, and what good practice is based on. */
export const auditIntroSheets = limitSheetsToReports(isAuditReport, [
  defineProseSheet({
    id: 'selectio',
    title: 'contents.titles.selectio',
    text: 'introduction.selectio',
  }),
  defineProseSheet({ id: 'analysis', text: 'introduction.analysis' }),
  structureSheet,
  staffingSheet,
  defineProseSheet({ id: 'competence-culture', text: 'introduction.culture' }),
  defineSheet({ id: 'winners', Sheet: ProgrammeFiguresSheet }),
]);

/** The size of the programme in four figures. */
function ProgrammeFiguresSheet({ id, report, pageNumber }: SheetProps) {
  const { t } = useTranslation('report/prose');
  const { eyebrow, headline, figures } = t('introduction.winners', { returnObjects: true });
  const { companies, experts, reach, executives } = figures;
  return (
    <Sheet {...{ id, eyebrow, headline, report, pageNumber }}>
      <FigureGrid figures={[companies, experts, reach, executives]} />
    </Sheet>
  );
}
