import { useTranslation } from 'react-i18next';
import { parseReportKey } from '@cert/shared/domain';
import { useDescribeChanges } from '@cert/shared/platform';
import type { EditingState } from '../EditingContext.ts';
import { formatFieldName } from '../formatFieldName.ts';
import { findTextAddress } from '../findTextAddress.ts';
import { textKindOf } from '../textKinds.ts';
import { reportTextSaver } from './reportTextSaver.ts';

/** Describes changed texts; the notices show the descriptions even after the report is closed. */
export function useDescribeTextChanges({
  questionnaireId,
  report,
  programme,
}: Pick<EditingState, 'questionnaireId' | 'report' | 'programme'>): void {
  const { t } = useTranslation('report');
  useDescribeChanges({
    questionnaireId,
    page: 'report',
    describe({ key, value }) {
      const text = parseReportKey(key);
      if (!text) return undefined;
      const lines = textKindOf(text.field).readLines(reportTextSaver.read(value));
      return {
        title: `${t('editing.report')} · ${formatFieldName(text.field, { report, programme, t })} (${text.language})`,
        address: `/${questionnaireId}/report${findTextAddress(text.field, report)}`,
        lines: lines.length > 0 ? lines : [t('editing.cleared')],
      };
    },
  });
}
