import { screen } from '@testing-library/react';
import type { ProgrammeReply, Reply, Report } from '@cert/shared/contract';
import type { Language } from '@cert/shared/domain';
import {
  aProgramme,
  aSession,
  fakeApi,
  renderInPlatform,
  type RenderedInPlatform,
  type RenderInPlatformOptions,
} from '@cert/shared/testing';
import module from '../module.ts';
import { ReportPage } from '../page/ReportPage.tsx';
import { waitForAllSheets } from './waitForAllSheets.ts';

type Options = {
  language?: Language;
  programme?: Partial<ProgrammeReply>;
  /** The path below the questionnaire: `report?view=beyond`. */
  path?: string;
  clock?: RenderInPlatformOptions['clock'];
};

/** An empty list of colleagues. It is always the same object, so that a new reply causes no render. */
const nobody: Reply<'reportEditing'> = [];

/** Renders the report page of questionnaire 7 and waits for all its sheets. */
export async function showReport(
  report: Report,
  { language = 'en', programme, path = 'report', clock }: Options = {},
): Promise<RenderedInPlatform> {
  const [page] = await Promise.all([
    renderInPlatform(<ReportPage />, {
      api: fakeApi({
        report: () => report,
        programme: () => aProgramme(programme),
        reportEditing: () => nobody,
        certifierQuestionnaireList: () => [
          { id: 7, title: report.info.name, year: 2026, organisationId: 1 },
          { id: 8, title: report.info.name, year: 2024, organisationId: 2 },
          { id: 5, title: report.info.name, year: 2025, organisationId: 1 },
        ],
      }),
      language,
      ...(clock && { clock }),
      path: `/7/${path}`,
      route: '/:questionnaireId/report/:new?',
      session: aSession({ isCertifier: true }),
      messages: { report: module.messages },
    }),
    screen.findByRole('heading', { level: 1 }),
  ]);
  await waitForAllSheets();
  return page;
}
