import type { Page } from '@playwright/test';
import { openArea, questionCard } from '../../e2e/support/openArea.ts';
import { watchSaves } from './watchSaves.ts';

/**
 * Types answers into a number field, each one after the previous one was acknowledged.
 * @returns for each answer the time from the key press to the end of the reply, in ms, and the request body
 * @throws {Error} when an answer was not stored, or needed more than one save
 */
export async function measureAnswers(
  page: Page,
  answers: number,
): Promise<{ times: number[]; bodies: string[] }> {
  const bodies: string[] = [];
  const errors: string[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.method() !== 'POST') return;
    const body = request.postData() ?? '';
    bodies.push(body);
    if (!response.ok()) errors.push(`a save was answered with ${response.status()}: ${body}`);
  });
  await openArea(page, 'competencies');
  const field = questionCard(page, 'How many hours').getByRole('textbox');
  await field.focus();
  await page.evaluate(watchSaves);
  for (let count = 0; count < answers; count += 1) {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press(String(1 + (count % 9)));
    await page.waitForFunction((before) => benchSaves.length > before, count);
  }
  const saves = await page.evaluate(() => benchSaves);
  await page.reload();
  const stored = await field.inputValue();
  if (saves.length !== answers || bodies.length !== answers)
    errors.push(`${answers} answers made ${saves.length} saves`);
  const last = String(1 + ((answers - 1) % 9));
  if (stored !== last) errors.push(`${last} was typed last, but ${stored} is stored`);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return { times: saves, bodies };
}
