import type { Language } from '@cert/shared/domain';
import { aReport } from '@cert/shared/testing';
import { aKeyAreaResult } from '../../testing/aKeyAreaResult.ts';
import { aReportText } from '../../testing/aReportText.ts';
import { readPageNumber } from '../../testing/readPageNumber.ts';
import { withinSheet } from '../../testing/withinSheet.ts';
import { showReport } from '../../testing/showReport.tsx';
import { keyAreaRisks } from './riskSheets.tsx';

const audit = aReport({ info: { passed: 0 }, keyTopics: [aKeyAreaResult()] });

it('the report of an audit lists the risks with their page numbers', async () => {
  await showReport(audit);
  const links = withinSheet('risks').getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    keyAreaRisks.map(({ id }) => `#${id}`),
  );
  for (const [index, { id }] of keyAreaRisks.entries()) {
    expect(readPageNumber(id)).toBeGreaterThan(0);
    expect(links[index]?.nextSibling).toHaveTextContent(`${readPageNumber(id)}`);
  }
});

it('each risk in an audit report is described by its consequences, by a sign of the risk, and by what helps', async () => {
  await showReport(audit);
  for (const { id } of keyAreaRisks) {
    const terms = withinSheet(id).getAllByRole('term');
    expect(terms.map((term) => term.textContent)).toEqual([
      'What happens',
      'A sign of it',
      'What helps',
    ]);
  }
});

it('a short action plan stands below the description of a good plan, on the same sheet', async () => {
  const content = { actionPlan: aReportText('<p>Dobro je tako.</p>') };
  await showReport({ ...audit, content });
  const plan = withinSheet('action-plan');
  expect(plan.getByText('Choose')).toBeVisible();
  expect(plan.element).toContainElement(withinSheet('action-plan-text').element);
  expect(withinSheet('action-plan-text').getByText('Dobro je tako.')).toBeVisible();
  expect(withinSheet('action-plan-timeline').element).toHaveClass('screen-only');
  expect(readPageNumber('change-management')).toBe(readPageNumber('action-plan') + 1);
});

it('without an action plan, only the description of a good plan is printed; the places for the plan are on the screen only', async () => {
  await showReport(audit);
  expect(withinSheet('action-plan').getByText('Choose')).toBeVisible();
  expect(withinSheet('action-plan-text').element.closest('.screen-only')).not.toBeNull();
  expect(readPageNumber('change-management')).toBe(readPageNumber('action-plan') + 1);
});

it('the sentences of an audit report contain the numbers of the programme, such as 1.4 % in the text on staffing', async () => {
  await showReport(audit);
  expect(withinSheet('staffing').getByText('1.4%')).toBeVisible();
  expect(withinSheet('winners').getByText('2,000–7,000')).toBeVisible();
});

it.each<Language>(['hr', 'sr', 'en'])(
  'every placeholder in the texts of an audit is filled (%s)',
  async (language) => {
    await showReport(audit, { language });
    expect(document.querySelectorAll('main section[id]').length).toBeGreaterThan(35);
    expect(document.body.textContent).not.toContain('{{');
  },
);
