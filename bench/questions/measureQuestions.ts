import type { Browser, Page } from '@playwright/test';
import { median } from '../median.ts';
import { startBrowser } from '../startBrowser.ts';
import type { ResultRow } from '../row.ts';
import { buildPages, pageNames, type PageName } from './buildPages.ts';
import { measureForm, type FormMeasurements } from './measureForm.ts';
import { openPage } from './openPage.ts';

/** Limits: ratios to the baselines, of the mount time, and of the slowest event to that of react-hook-form. */
const maxMountRatio = { hookForm: 0.85, survey: 0.12 };
const maxEventRatio = 0.6;

const rounds = 3;
const baselines = { hookForm: 'react-hook-form', survey: 'SurveyJS' };

type Seen = FormMeasurements & { mountMs: number; inputs: number };

/**
 * Measures 150 questions on one page, compared with SurveyJS and react-hook-form, with a processor four times slower.
 * Each round visits the three pages in turn.
 */
export async function measureQuestions(cleanup: AsyncDisposableStack): Promise<ResultRow[]> {
  console.log('questions: building the three pages …');
  const folders = await buildPages();
  const browser = await startBrowser(cleanup);
  const seen: Record<PageName, Seen[]> = { ours: [], hookForm: [], survey: [] };
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`questions: round ${round} of ${rounds} …`);
    for (const name of pageNames) seen[name].push(await visit(browser, folders[name]));
  }
  const of = (name: PageName, number: keyof Seen) => median(seen[name].map((one) => one[number]));
  const drawnBy = (name: PageName) => `${of(name, 'maxFields')} (${of(name, 'maxInputs')})`;
  const compared = (baseline: keyof typeof baselines): ResultRow => {
    const ratio = median(
      seen.ours.map(({ mountMs }, round) => mountMs / (seen[baseline][round]?.mountMs ?? NaN)),
    );
    return {
      what: `mount of 150 questions, CPU × 4 (${of('ours', 'inputs')} inputs)`,
      measured: `${Math.round(of('ours', 'mountMs'))} ms`,
      baseline: `${Math.round(of(baseline, 'mountMs'))} ms ${baselines[baseline]} (${of(baseline, 'inputs')} inputs)`,
      ratio: ratio.toFixed(2),
      target: `≤ ${maxMountRatio[baseline]} ×`,
      isMet: ratio <= maxMountRatio[baseline],
    };
  };
  const eventRatio = of('ours', 'slowestEventMs') / of('hookForm', 'slowestEventMs');
  return [
    compared('hookForm'),
    compared('survey'),
    {
      what: 'slowest event of 6 clicks and 12 key presses, CPU × 4',
      measured: `${of('ours', 'slowestEventMs')} ms`,
      baseline: `${of('hookForm', 'slowestEventMs')} ms ${baselines.hookForm}, ${of('survey', 'slowestEventMs')} ms ${baselines.survey}`,
      ratio: eventRatio.toFixed(2),
      target: `≤ ${maxEventRatio} ×`,
      isMet: eventRatio <= maxEventRatio,
    },
    {
      what: 'fields that React draws for one key press, at most (their inputs)',
      measured: drawnBy('ours'),
      baseline: `${drawnBy('hookForm')} ${baselines.hookForm}, ${drawnBy('survey')} ${baselines.survey}`,
      ratio: '',
      target: '1',
      isMet: of('ours', 'maxFields') === 1,
    },
  ];
}

async function visit(browser: Browser, folder: string): Promise<Seen> {
  const page = await openPage(browser, folder);
  const mountMs = await page.evaluate(() => benchPage.mount());
  const inputs = await countInputs(page);
  const driven = await measureForm(page);
  await page.context().close();
  return { mountMs, inputs, ...driven };
}

function countInputs(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('#page :is(input, textarea)').length);
}
