import { useTranslation } from 'react-i18next';
import { parseReportKey } from '@cert/shared/domain';
import { useDescribeChanges } from '@cert/shared/platform';
import type { EditingState } from '../EditingContext.ts';
import { formatFieldName } from '../formatFieldName.ts';
import { findTextKind } from '../textKinds.ts';
import { reportTextSaver } from './reportTextSaver.ts';

/**
 * Describes changed texts for the notices about unsaved changes. The notices can show the descriptions even after the
 * report is closed.
 * @param findAddress returns the query and fragment of the address at which the report shows a text
 */
export function useDescribeTextChanges(
  {
    questionnaireId,
    report,
    programme,
  }: Pick<EditingState, 'questionnaireId' | 'report' | 'programme'>,
  findAddress: (field: string) => string,
): void {
  const { t } = useTranslation('report');
  useDescribeChanges({
    questionnaireId,
    page: 'report',
    describe({ key, value }) {
      const text = parseReportKey(key);
      if (!text) return undefined;
      const lines = findTextKind(text.field).readLines(reportTextSaver.read(value), text.language);
      return {
        title: `${t('editing.report')} · ${formatFieldName(text.field, { report, programme, t })} (${text.language})`,
        address: `/${questionnaireId}/report${findAddress(text.field)}`,
        lines: lines.length > 0 ? lines : [t('editing.cleared')],
      };
    },
  });
}
