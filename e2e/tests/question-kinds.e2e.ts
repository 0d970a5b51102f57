import { expect, type Locator, type Page } from '@playwright/test';
import { openArea, questionCard, type areaPaths } from '../support/openArea.ts';
import { test } from '../support/test.ts';

type Entry = {
  kind: string;
  title: string;
  /** The control to click or to type into. */
  control: (card: Locator) => Locator;
  /** Text to type; none for a radio button or checkbox. */
  typed?: string;
  /** The text after a reload; the typed text by default. */
  shown?: string;
  /** The option beside the field that typing must select. */
  ticks?: string;
};

const field = (name: string | RegExp) => (card: Locator) => card.getByRole('textbox', { name });

const entries: Partial<Record<keyof typeof areaPaths, Entry[]>> = {
  communication: [
    {
      kind: 'single-choice',
      title: 'How do you manage internal',
      control: (card) => card.getByRole('radio', { checked: false }).first(),
    },
    {
      kind: 'custom-commlist',
      title: 'What percentage of employees regularly',
      control: field('Notice boards, screens and printed material: Percentage'),
      typed: '15',
    },
    {
      kind: 'number',
      title: 'How many times',
      control: field(/board/),
      typed: '1200',
      shown: '1,200',
    },
    {
      kind: 'multi-choice',
      title: 'What did you inform',
      control: (card) => card.getByRole('checkbox', { name: 'None of these' }),
    },
    {
      kind: 'multi-choice-percentage',
      title: 'How did you check',
      control: field(/^By focus groups.*: percentage$/),
      typed: '35',
      ticks: 'By focus groups',
    },
    {
      kind: 'percentage',
      title: 'What percentage of employees used',
      control: field(/used/),
      typed: '64',
    },
  ],
  diversity: [
    {
      kind: 'custom-diversity',
      title: 'What was the composition',
      control: field('Average age of employees (years): Last year'),
      typed: '41',
    },
    {
      kind: 'multi-choice-targets',
      title: 'For which groups',
      control: (card) =>
        card.getByRole('group', { name: 'Foreign nationals' }).getByLabel('Indicator'),
      typed: 'Share of all',
      ticks: 'Foreign nationals',
    },
    {
      kind: 'multi-choice-number',
      title: 'From which groups',
      control: field('Foreign nationals: number'),
      typed: '12',
      ticks: 'Foreign nationals',
    },
  ],
  benefits: [
    {
      kind: 'custom-benefits',
      title: 'What percentage of employees were entitled',
      control: field('Regular medical check-ups: Note'),
      typed: 'At both sites',
    },
    {
      kind: 'currency',
      title: 'What did benefits',
      control: field(/cost/),
      typed: '980,5',
      shown: '980.50',
    },
  ],
  leadership: [
    {
      kind: 'multi-choice-currency',
      title: 'How much did you spend',
      control: field('Conferences and study visits: amount in euro'),
      typed: '1250,5',
      shown: '1,250.50',
      ticks: 'Conferences and study visits',
    },
  ],
  advisory: [
    {
      kind: 'multi-choice-input',
      title: 'In which business changes',
      control: field(/^Raising productivity.*: Details$/),
      typed: 'Two plants',
      ticks: 'Raising productivity',
    },
    {
      kind: 'custom-targets',
      title: 'By which indicator',
      control: field('Employer brand: Target'),
      typed: '20 applications',
    },
  ],
};

const ways = {
  mouse: async (_page: Page, _card: Locator, control: Locator) => control.click(),
  keyboard: async (page: Page, card: Locator, control: Locator) => {
    await tabTo(page, card, control);
    if ((await control.getAttribute('type')) === 'radio') await page.keyboard.press('ArrowDown');
    if ((await control.getAttribute('type')) === 'checkbox') await page.keyboard.press('Space');
  },
};

for (const [way, reach] of Object.entries(ways)) {
  const title = `every kind of question is answered by ${way} and keeps its answer after a reload`;
  // The component tests of the fields prove what each kind stores.
  test(title, { tag: '@long' }, async ({ page, signInAs }) => {
    await signInAs('client');
    for (const [area, all = []] of Object.entries(entries)) {
      await openArea(page, area as keyof typeof areaPaths);
      const checks: (() => Promise<void>)[] = [];
      for (const { kind, title, control, typed, shown, ticks } of all)
        await test.step(`${kind} in ${area}`, async () => {
          const card = questionCard(page, title);
          const at = control(card);
          await reach(page, card, at);
          if (typed) {
            await page.keyboard.press('ControlOrMeta+a');
            await page.keyboard.type(typed);
            checks.push(() => expect(at).toHaveValue(shown ?? typed));
          } else {
            const name = await card.locator('label:has(:focus)').innerText();
            checks.push(() => expect(card.getByLabel(name, { exact: true })).toBeChecked());
          }
          if (ticks)
            checks.push(() => expect(card.getByRole('checkbox', { name: ticks })).toBeChecked());
          await expect(card).toContainText(/Saved \d{1,2}:\d{2}/);
        });
      await page.reload();
      for (const check of checks) await check();
    }
  });
}

/** Moves the focus from the question's card to a control by keyboard. */
async function tabTo(page: Page, card: Locator, control: Locator): Promise<void> {
  await card.focus();
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  const isRadio = (await control.getAttribute('type')) === 'radio';
  for (let press = 0; press < 150; press++) {
    await page.keyboard.press('Tab');
    // Tab moves to the selected radio button of a group, the arrow keys to the others.
    const isInGroup = isRadio && (await card.locator('input[type=radio]:focus').count()) === 1;
    if (isInGroup || (await isThere())) return;
  }
  throw new Error('the control was not reached by Tab');
}

test('a number of a thousand or more is replaced when the user types over it', async ({
  signInAs,
  page,
}) => {
  await signInAs('client');
  await openArea(page, 'communication');
  const times = questionCard(page, 'How many times').getByRole('textbox', { name: /board/ });
  await times.fill('1234');
  await times.press('Tab');
  await expect(times).toHaveValue('1,234');
  await page.keyboard.press('Shift+Tab');
  await expect(times).toBeFocused();
  await page.keyboard.type('5');
  await expect(times).toHaveValue('5');
});

test('“None of these” clears the other answers and is cleared by them, also on the server', async ({
  signInAs,
  page,
}) => {
  await signInAs('client');
  await openArea(page, 'communication');
  const informed = questionCard(page, 'What did you inform');
  const none = informed.getByRole('checkbox', { name: 'None of these' });
  const first = informed.getByRole('checkbox').first();
  await first.check();
  await none.check();
  await expect(first).not.toBeChecked();
  await expect(informed.getByText(/^Saved/)).toBeVisible();
  await page.reload();
  await expect(none).toBeChecked();
  await expect(first).not.toBeChecked();
  await first.check();
  await expect(none).not.toBeChecked();
});
