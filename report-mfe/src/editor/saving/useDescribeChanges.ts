import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { parseReportKey } from '@cert/shared/domain';
import { extractText, useSaveQueue, type DescribeChange } from '@cert/shared/platform';
import type { EditingState } from '../EditingContext.ts';
import { formatFieldName } from '../formatFieldName.ts';
import { findTextAddress } from '../findTextAddress.ts';
import { textKindOf } from '../textKinds.ts';

/** Gives the save queue a description of each changed text, which it can show even after the report is closed. */
export function useDescribeChanges({
  questionnaireId,
  report,
  programme,
}: Pick<EditingState, 'questionnaireId' | 'report' | 'programme'>): void {
  const { t } = useTranslation('report');
  const queue = useSaveQueue();
  const describe: DescribeChange = useEffectEvent((change) => {
    const key = parseReportKey(change.key);
    if (change.questionnaireId !== questionnaireId || !key) return undefined;
    const lines = textKindOf(key.field).readLines(extractText(change.value));
    return {
      title: `${t('editing.report')} · ${formatFieldName(key.field, { report, programme, t })} (${key.language})`,
      address: `/${questionnaireId}/report${findTextAddress(key.field, report)}`,
      lines: lines.length > 0 ? lines : [t('editing.cleared')],
    };
  });
  useEffect(() => queue.describeWith((change) => describe(change)), [queue, questionnaireId]);
}
