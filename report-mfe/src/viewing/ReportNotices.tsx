import { useTranslation } from 'react-i18next';
import { Notice } from '@cert/shared/ui';
import type { ReportData } from '../toReportData.ts';

type Props = { report: Pick<ReportData, 'decision' | 'isLocked'> };

/** Notices above the sheets, on the screen only. */
export function ReportNotices({ report }: Props) {
  const { t } = useTranslation('report');
  return (
    <>
      {report.decision === 'not-decided' && (
        <Notice tone="warning" title={t('notice.provisionalTitle')}>
          {t('notice.provisional')}
        </Notice>
      )}
      {report.isLocked && (
        <Notice tone="info" title={t('notice.lockedTitle')}>
          {t('notice.locked')}
        </Notice>
      )}
    </>
  );
}
