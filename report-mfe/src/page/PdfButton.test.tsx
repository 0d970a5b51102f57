import { screen, waitFor } from '@testing-library/react';
import { aReport, noBenchmarkAverages } from '@cert/shared/testing';
import { Refusal } from '@cert/shared/domain';
import { passedReportTexts } from '../testing/passedReportTexts.ts';
import { showReport } from '../testing/showReport.tsx';

const withPdf = { reportPdf: 1 } as const;
const button = () => screen.getByRole('button', { name: 'Download PDF' });

let clicked: { href: string; download: string }[];
beforeEach(() => {
  clicked = [];
  URL.createObjectURL = () => 'blob:pdf';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push({ href: this.href, download: this.download });
  });
});
afterEach(() => jest.restoreAllMocks());

it('the PDF button is not shown on a site that cannot make PDFs', async () => {
  await showReport(aReport());
  expect(screen.queryByRole('button', { name: 'Download PDF' })).not.toBeInTheDocument();
});

it('the PDF button downloads the view that the page shows, with the page’s title as file name', async () => {
  const { api, user } = await showReport(aReport({ content: passedReportTexts }), {
    path: 'report/new?benchmarkCountry=hr&benchmarkIndustry=nonsense',
    programme: withPdf,
  });
  const { promise, resolve } = Promise.withResolvers<Blob>();
  const read = jest.spyOn(api, 'readReportPdf').mockReturnValue(promise);
  await user.click(button());
  expect(screen.getByRole('button', { name: 'Making the PDF…' })).toHaveAttribute('aria-busy');
  await user.click(screen.getByRole('button', { name: 'Making the PDF…' }));
  resolve(new Blob(['%PDF-']));
  await waitFor(() => expect(clicked).toHaveLength(1));
  expect(clicked).toEqual([
    { href: 'blob:pdf', download: 'Sava Energy – Meridian report 2026.pdf' },
  ]);
  expect(read.mock.calls).toEqual([
    [
      {
        action: 'report',
        id: 7,
        language: 'en',
        view: 'standard',
        benchmarkCountry: 'hr',
        benchmarkNew: 1,
      },
    ],
  ]);
  expect(button()).toBeEnabled();
});

it('if no PDF can be made, the page says why, and the PDF button can be pressed again', async () => {
  const { api, user, platform } = await showReport(aReport({ content: passedReportTexts }), {
    programme: withPdf,
  });
  jest
    .spyOn(api, 'readReportPdf')
    .mockRejectedValue(new Refusal('slow-down', { retryAfterSeconds: 10 }));
  await user.click(button());
  await waitFor(() => expect(platform.toasts.get()).toMatchObject([{ tone: 'failure' }]));
  expect(clicked).toEqual([]);
  expect(button()).toBeEnabled();
});

it('the scorecard can be downloaded alone as PDF and PNG, without a question about empty texts', async () => {
  const categories = [
    {
      id: 3,
      content: 'Rewarding',
      grade: 67,
      previousGrade: null,
      others: noBenchmarkAverages,
      areas: [],
      highlights: [],
      suggestions: [],
    },
  ];
  const { api, user } = await showReport(aReport({ categories }), { programme: withPdf });
  const pdf = jest.spyOn(api, 'readReportPdf').mockResolvedValue(new Blob(['%PDF-']));
  const png = jest.spyOn(api, 'readScorecardPng').mockResolvedValue(new Blob(['PNG']));
  await user.click(screen.getByRole('button', { name: 'Scorecard' }));
  await user.click(screen.getByRole('button', { name: 'Scorecard as PDF' }));
  await user.click(screen.getByRole('button', { name: 'Scorecard as PNG' }));
  await waitFor(() => expect(clicked).toHaveLength(2));
  expect(clicked.map(({ download }) => download)).toEqual([
    'Sava Energy – Meridian scorecard 2026.pdf',
    'Sava Energy – Meridian scorecard 2026.png',
  ]);
  const input = { action: 'report', id: 7, language: 'en', view: 'scorecard' };
  expect([pdf.mock.calls, png.mock.calls]).toEqual([
    [[expect.objectContaining(input)]],
    [[expect.objectContaining(input)]],
  ]);
});
