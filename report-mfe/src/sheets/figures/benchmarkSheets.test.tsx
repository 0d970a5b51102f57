import type { Language } from '@cert/shared/domain';
import { aReport } from '@cert/shared/testing';
import { withinSheet } from '../../testing/withinSheet.ts';
import { showReport } from '../../testing/showReport.tsx';

const line = {
  key: 'training-hours',
  content: 'An employee spends XXX hours a year in training.',
  title: 'An employee spends … hours a year in training.',
  unit: 'hours',
  betterWhen: 'neutral',
  selfValue: 30,
  otherValue: 20,
  average: { value: 20, organisations: 41 },
} as const;
const average = { value: null, organisations: 3 };
const cost = { ...line, content: '€XXX is paid.', title: '€… is paid.', unit: '€' };
const share = { ...line, content: 'Sick leave is XXX %.', title: 'Sick leave is … %.', unit: '%' };

it.each<[Language, string]>([
  ['en', 'not answered'],
  ['hr', 'bez odgovora'],
  ['sr', 'bez odgovora'],
])(
  'the sentence of a figure without an answer says in %s that it is not answered, and its value is a dash',
  async (language, missing) => {
    const benchmarks = [{ ...cost, selfValue: null }];
    const benchmarksPercentage = [{ ...share, selfValue: null }];
    await showReport({ ...aReport(), benchmarks, benchmarksPercentage }, { language });
    const titleOn = (id: string) => withinSheet(id).getAllByRole('rowheader')[0];
    expect(titleOn('care-benchmark')).toHaveTextContent(`€… is paid (${missing})`);
    expect(titleOn('care-benchmark-percents')).toHaveTextContent(`Sick leave is … % (${missing})`);
    expect(withinSheet('care-benchmark').getByText('–')).toBeVisible();
    expect(withinSheet('care-benchmark').getByText(`–, ${missing}`)).toBeInTheDocument();
  },
);

it('“n/a” is explained on a sheet with figures only if an average is missing', async () => {
  const benchmarks = [{ ...cost, selfValue: null }];
  const benchmarksPercentage = [{ ...share, otherValue: null, average }];
  await showReport({ ...aReport(), benchmarks, benchmarksPercentage });
  expect(withinSheet('care-benchmark').queryByText(/n\/a:/)).not.toBeInTheDocument();
  expect(withinSheet('care-benchmark-percents').getByText(/^n\/a:/)).toBeVisible();
});

it.each<[Language, string, string]>([
  [
    'en',
    '○: neither more nor less is better, so it is not counted.',
    'Behind the average of others in every figure that can be judged',
  ],
  [
    'hr',
    '○: ni više ni manje nije bolje, pa se takav pokazatelj ne broji.',
    'Slabije od prosjeka drugih u svim pokazateljima koji se mogu ocijeniti',
  ],
  [
    'sr',
    '○: ni više ni manje nije bolje, pa se takav pokazatelj ne broji.',
    'Slabije od proseka drugih u svim pokazateljima koji mogu da se ocene',
  ],
])(
  'a sheet with a neutral figure explains its mark in %s, and its headline is only about figures that can be judged',
  async (language, mark, headline) => {
    const judged = { ...line, key: 'training-days', betterWhen: 'more', selfValue: 10 } as const;
    const benchmarksPercentage = [{ ...judged, selfValue: 30 }];
    await showReport(
      { ...aReport(), benchmarks: [line, judged], benchmarksPercentage },
      { language },
    );
    const numbers = withinSheet('care-benchmark');
    expect(numbers.getByText(mark, { exact: false })).toBeVisible();
    expect(numbers.getByRole('heading')).toHaveTextContent(headline);
    expect(withinSheet('care-benchmark-percents').queryByText(/○/)).not.toBeInTheDocument();
  },
);

it.each<[Language, string, string]>([
  ['en', 'Your figures and the average of others', 'Too few organisations to compare'],
  ['hr', 'Vaši pokazatelji i prosjek drugih', 'Premalo organizacija za usporedbu'],
  ['sr', 'Vaši pokazatelji i prosek drugih', 'Premalo organizacija za poređenje'],
])(
  'the headline of the compared figures says in %s that there are too few organisations only if there is no average',
  async (language, neutral, tooFew) => {
    const benchmarks = [line];
    const benchmarksPercentage = [{ ...line, otherValue: null, average }];
    await showReport({ ...aReport(), benchmarks, benchmarksPercentage }, { language });
    const headlineOf = (id: string) => withinSheet(id).getByRole('heading');
    expect(headlineOf('care-benchmark')).toHaveTextContent(neutral);
    expect(headlineOf('care-benchmark-percents')).toHaveTextContent(tooFew);
  },
);
