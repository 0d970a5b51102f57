import { screen, waitFor, within } from '@testing-library/react';
import type { Reply, Report } from '@cert/shared/contract';
import {
  addModalDialogSupport,
  aProgramme,
  aReleasedReport,
  aReport,
  aSession,
  fakeApi,
  renderInPlatform,
} from '@cert/shared/testing';
import report from '../../module.ts';
import { passedReportTexts } from '../../testing/passedReportTexts.ts';
import { aReportText } from '../../testing/aReportText.ts';
import { waitForAllSheets } from '../../testing/waitForAllSheets.ts';
import { ReportPage } from '../ReportPage.tsx';

type Written = Reply<'reportWriting'>[number];

const written = (given: Partial<Written>): Written => ({
  field: 'educations',
  language: 'en',
  isWritten: 1,
  savedAt: '2026-10-01T09:00:00.000Z',
  changedFigures: [],
  ...given,
});

let print: jest.SpyInstance;
beforeAll(() => {
  addModalDialogSupport();
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => {
  print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

async function open({
  content = passedReportTexts,
  abBenchmarks = [] as Report['abBenchmarks'],
  writing = [] as Written[],
  isCertifier = true,
  isLocked = false,
}) {
  const api = fakeApi({
    report: () => aReport({ content, abBenchmarks, info: { reportLocked: isLocked ? 1 : 0 } }),
    programme: () => aProgramme(),
    reportEditing: () => [],
    reportWriting: () => writing,
    releasedReport: () => ({ report: aReleasedReport() }),
  });
  const [page] = await Promise.all([
    renderReportPage(api, isCertifier),
    screen.findByRole('heading', { level: 1 }),
  ]);
  await waitForAllSheets();
  return { ...page, api };
}

function renderReportPage(api: ReturnType<typeof fakeApi>, isCertifier: boolean) {
  // Links to another language are built from the window's address, which the test's router does not set.
  window.history.replaceState(null, '', '/7/report');
  return renderInPlatform(<ReportPage />, {
    api,
    language: 'en',
    path: '/7/report',
    route: '/:questionnaireId/report',
    session: aSession({ isCertifier }),
    messages: { report: report.messages },
  });
}

const printButton = () => screen.getByRole('button', { name: 'Print / PDF' });
const { educations: _educations, ...others } = passedReportTexts;

describe('printing the report', () => {
  it('starts at once when every text is written', async () => {
    const { user } = await open({});
    await user.click(printButton());
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('lists the empty texts first, and continues if the user confirms', async () => {
    const { user } = await open({ content: others });
    await user.click(printButton());
    const question = within(screen.getByRole('dialog', { name: '1 text is still empty' }));
    expect(question.getByText('Recommended training')).toBeVisible();
    expect(print).not.toHaveBeenCalled();
    await user.click(question.getByRole('button', { name: 'Print all the same' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  });

  it('is possible only after the report is loaded, because empty texts are unknown before', async () => {
    const api = fakeApi({
      report: () => new Promise<never>(() => undefined),
      programme: () => aProgramme(),
      reportEditing: () => [],
      reportWriting: () => [],
    });
    await renderReportPage(api, true);
    expect(await screen.findByRole('link', { name: 'Back to the questionnaire' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Print / PDF' })).not.toBeInTheDocument();
  });

  it('can be cancelled in the question about empty texts, which also leads to the overview of texts', async () => {
    const { user } = await open({
      content: { ...others, educations: aReportText('<p>&nbsp;</p>') },
    });
    await user.click(printButton());
    await user.click(screen.getAllByRole('button', { name: 'Cancel' }).at(-1)!);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(printButton());
    await user.click(screen.getByRole('button', { name: 'Show the overview' }));
    expect(screen.getByRole('dialog', { name: 'Texts of the report' })).toBeVisible();
    expect(print).not.toHaveBeenCalled();
  });

  it('starts without a question for readers outside the team, who see no states of texts', async () => {
    const { api, user } = await open({ content: others, isCertifier: false });
    await user.click(printButton());
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(api.inputsOf('reportWriting')).toEqual([]);
    expect(screen.queryByRole('button', { name: /^Texts/ })).not.toBeInTheDocument();
  });
});

describe('the overview of the report’s texts', () => {
  const writing = [
    written({}),
    written({ language: 'hr', savedAt: '2026-10-02T09:00:00.000Z' }),
    written({ field: 'whatsNext', changedFigures: ['beyond_future'] }),
  ];
  const openOverview = async (options = {}) => {
    const page = await open({ writing, ...options });
    await page.user.click(await screen.findByRole('button', { name: 'Texts 7/7' }));
    return { ...page, overview: within(screen.getByRole('dialog')) };
  };

  it('shows the state of each text in each language, with a link to it', async () => {
    const { overview } = await openOverview();
    const link = (name: string) => overview.getByRole('link', { name }).getAttribute('href');
    expect(link('Recommended training, English: written, but changed later in: Croatian')).toBe(
      '/7/report?edit=educations#educations',
    );
    expect(link('Recommended training, Croatian: written')).toBe(
      '/hr/7/report?edit=educations#educations',
    );
    expect(link('Recommended training, Serbian: empty')).toMatch(/^\/sr\//);
    expect(link('What’s next, English: figures have changed since it was written')).toContain(
      'edit=whatsNext',
    );
    expect(link('Timeline, English: empty, readers see the usual content')).toContain('#timeline');
  });

  it('opens a text in its editor, and removes the parameter `edit` from the address', async () => {
    const { user, overview, router } = await openOverview();
    await user.click(overview.getByRole('link', { name: /^What’s next, English/ }));
    const editor = await screen.findByRole('group', { name: 'Editing: What’s next' });
    expect(within(editor).getByText(/These figures have changed/)).toBeVisible();
    expect(router.state.location).toMatchObject({ search: '', hash: '#whatsnext-text' });
  });

  it('links to the texts of a locked report without opening an editor', async () => {
    const { overview } = await openOverview({ isLocked: true });
    for (const link of overview.getAllByRole('link'))
      expect(link.getAttribute('href')).not.toContain('edit=');
  });
});

it('the mark “Figures changed since” on a text names a changed figure of Above and Beyond without its value', async () => {
  const abBenchmarks = [
    {
      key: 'volunteers',
      content: 'XXX person volunteers.',
      title: '… people volunteer.',
      unit: 'people',
      betterWhen: 'more' as const,
      selfValue: 1,
      otherValue: null,
      average: { value: null, organisations: 0 },
    },
  ];
  await open({
    abBenchmarks,
    writing: [written({ changedFigures: ['figure_volunteers'] })],
  });
  expect(await screen.findByTitle('… people volunteer.')).toHaveTextContent(
    'Figures changed since',
  );
});

it('a text has the mark “Figures changed since” if its figures have changed since it was written', async () => {
  await open({ writing: [written({ changedFigures: ['beyond_future'] })] });
  expect(await screen.findAllByText('Figures changed since')).toHaveLength(1);
});
