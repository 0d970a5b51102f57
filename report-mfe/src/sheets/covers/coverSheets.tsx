import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { ReportField } from '@cert/shared/domain';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { EditableReportText } from '../../editor/EditableReportText.tsx';
import { sheetMm } from '../../layout/sheetLengths.ts';
import type { SheetProps } from '../../layout/sheetProps.ts';
import { isAuditReport } from '../../reportData.ts';
import { DateText } from '../../texts/DateText.tsx';
import { defineSheet } from '../defineSheet.ts';
import { Cover } from './Cover.tsx';

/** The cover of the standard view: result, organisation and year. */
export const coverSheet = defineSheet({
  id: 'cover',
  alsoTexts: (report) => (isAuditReport(report) ? ['reportDate'] : []),
  Sheet: CoverSheet,
});

/** The cover of the Above-and-Beyond view, with the date that the team entered. */
export const beyondCoverSheet = defineSheet({
  id: 'cover',
  alsoTexts: () => ['abReportDate'],
  Sheet: BeyondCoverSheet,
});

function CoverSheet({ report, programme }: SheetProps) {
  const { t } = useTranslation('report');
  const { decision, year, organisation } = report;
  // A certificate shows its year; an audit shows the date that the team entered.
  const isDated = isAuditReport(report);
  const names = { year, organisation, product: programme.product };
  return (
    <Cover
      tone={tones[decision]}
      eyebrow={t(`cover.eyebrow.${decision}`, names)}
      title={t(`cover.title.${decision}`, names)}
      subtitle={t('cover.subtitle')}
      provider={programme.provider}
    >
      {isDated && <CoverDate field="reportDate" report={report} />}
      {decision === 'not-decided' && <Provisional>{t('cover.provisional')}</Provisional>}
    </Cover>
  );
}

function BeyondCoverSheet({ report, programme }: SheetProps) {
  const { t } = useTranslation('report/prose');
  const cover = t('beyond.cover', { returnObjects: true });
  return (
    <Cover tone="gilded" {...cover} provider={programme.provider}>
      <CoverDate field="abReportDate" report={report} />
    </Cover>
  );
}

const tones = { passed: 'full', 'not-passed': 'soft', 'not-decided': 'none' } as const;

/** The date that the team chose for the report. */
function CoverDate({ field, report }: Pick<SheetProps, 'report'> & { field: ReportField }) {
  return (
    <EditableReportText field={field}>
      <DateText html={report.texts[field]} />
    </EditableReportText>
  );
}

const Provisional = styled.p`
  justify-self: start;
  padding: ${sheetMm(2)} ${sheetMm(4)};
  border: 1px solid ${color.warningLine};
  background: ${color.warningSoft};
  color: ${color.warning};
  font: 600 max(${sheetMm(4.2)}, ${fontSize.small}) / 1.4 ${fontFamily.sans};
`;
