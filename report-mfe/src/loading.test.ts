import type { defineModule } from '@cert/shared/platform';

const drawn = jest.fn();
// Counts the imports of the chart library.
jest.mock('react-apexcharts', () => {
  drawn();
  return { __esModule: true, default: () => null };
});
jest.mock('apexcharts', () => ({}));

it('the code of the charts is loaded with the first chart, not with the module or the report', async () => {
  const { default: report } = (await import('./module.ts')) as {
    default: ReturnType<typeof defineModule>;
  };
  await Promise.all([report.messages.hr(), report.messages.sr(), report.messages.en()]);
  expect(drawn).not.toHaveBeenCalled();
  await report.pages['ReportPage']?.();
  expect(drawn).not.toHaveBeenCalled();
  const { loadChartLibrary } = await import('./charts/Chart.tsx');
  await loadChartLibrary();
  expect(drawn).toHaveBeenCalledTimes(1);
});
