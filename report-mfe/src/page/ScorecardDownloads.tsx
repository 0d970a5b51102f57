import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ProgrammeReply } from '@cert/shared/contract';
import type { ReportPdfInput } from '@cert/shared/platform';
import { Popover, space } from '@cert/shared/ui';
import type { ReportSelection } from '../comparisons/useReport.ts';
import type { ReportData } from '../reportData.ts';
import { DownloadButton } from './DownloadButton.tsx';

type Props = {
  /** The action that reads the shown report. */
  action: ReportPdfInput['action'];
  selection: ReportSelection;
  report: Pick<ReportData, 'organisation' | 'year' | 'categories'>;
  programme: Pick<ProgrammeReply, 'product'>;
};

/**
 * Downloads the scorecard alone, as PDF or as picture. The scorecard has no texts of the team, so the user is not asked
 * about empty texts before the download.
 */
export function ScorecardDownloads({ action, selection, report, programme }: Props) {
  const { t } = useTranslation('report');
  const { organisation, year, categories } = report;
  if (categories.length === 0) return null;
  const title = t('scorecard.documentTitle', { organisation, product: programme.product, year });
  const file = { action, selection, view: 'scorecard', fileName: () => title } as const;
  return (
    <Popover text={t('bar.scorecard')} label={t('bar.scorecardOnly')}>
      {() => (
        <Files>
          <DownloadButton {...file} format="pdf">
            {t('bar.scorecardPdf')}
          </DownloadButton>
          <DownloadButton {...file} format="png">
            {t('bar.scorecardPng')}
          </DownloadButton>
        </Files>
      )}
    </Popover>
  );
}

const Files = styled.div`
  display: grid;
  gap: ${space[2]};
`;
