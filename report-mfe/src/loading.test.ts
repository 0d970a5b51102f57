import type { defineModule } from '@cert/shared/platform';

const loaded = jest.fn();
// Counts the imports of the chart library.
jest.mock('apexcharts', () => {
  loaded();
  return { __esModule: true, default: () => undefined };
});

it('the code of the charts is loaded with the first chart, not with the module or the report', async () => {
  const { default: report } = (await import('./module.ts')) as {
    default: ReturnType<typeof defineModule>;
  };
  await Promise.all([report.messages.hr(), report.messages.sr(), report.messages.en()]);
  expect(loaded).not.toHaveBeenCalled();
  await report.pages['ReportPage']?.();
  expect(loaded).not.toHaveBeenCalled();
  const { loadChartLibrary } = await import('./charts/Chart.tsx');
  await loadChartLibrary();
  expect(loaded).toHaveBeenCalledTimes(1);
});
