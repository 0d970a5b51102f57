import type { Page } from '@playwright/test';
import { openArea } from '../../e2e/support/openArea.ts';
import { watchGrades, type GradeTimes } from './watchGrades.ts';

/** The grades to click. Each one differs from the previous one, also when the list starts again. */
const grades = ['0', '0.5', '1', '1.5', '2', '2.5', '3'];

/**
 * Clicks grades of one area, each one after the previous one was acknowledged and the page has refreshed.
 * @returns the times and the request body of each grade
 * @throws {Error} when a grade was not stored, or needed more than one call
 */
export async function measureGrades(
  page: Page,
  clicks: number,
): Promise<{ times: GradeTimes[]; bodies: string[] }> {
  const bodies: string[] = [];
  const errors: string[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.method() !== 'POST') return;
    const body = request.postData() ?? '';
    bodies.push(body);
    if (!response.ok()) errors.push(`a grade was answered with ${response.status()}: ${body}`);
  });
  await openArea(page, 'competencies');
  const scale = page.getByRole('radiogroup', { name: 'Your grade' });
  await scale.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.evaluate(watchGrades);
  for (let count = 0; count < clicks; count += 1) {
    const readAnew = page.waitForResponse((reply) => reply.url().includes('action=areaCategory&'));
    await scale.getByText(grades[count % grades.length] ?? '', { exact: true }).click();
    await page.waitForFunction((before) => benchGrades.length > before, count);
    await (await readAnew).finished();
  }
  const times = await page.evaluate(() => benchGrades);
  await page.reload();
  const last = grades[(clicks - 1) % grades.length] ?? '';
  if (!(await scale.getByRole('radio', { name: last, exact: true }).isChecked()))
    errors.push(`${last} was clicked last, but is not stored`);
  if (times.length !== clicks || bodies.length !== clicks)
    errors.push(`${clicks} clicks made ${bodies.length} calls`);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return { times, bodies };
}
