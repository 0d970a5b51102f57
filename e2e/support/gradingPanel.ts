import { expect, type Locator, type Page } from '@playwright/test';

/** Locators for the team's parts of an area page, in English. */
export const ownGrade = (page: Page) => page.getByRole('radiogroup', { name: 'Your grade' });
export const finalGrade = (page: Page) => page.getByRole('radiogroup', { name: 'Final grade' });
export const ownComment = (page: Page) =>
  page.getByRole('textbox', { name: 'Your comment on the area' });
export const teamGrades = (page: Page) => page.getByRole('region', { name: 'The team’s grades' });

/** Locates the label of a grade; a click on it chooses the grade. */
export const gradeLabel = (scale: Locator, grade: string) =>
  scale.getByText(grade, { exact: true });
/** Locates the radio button of a grade. In a locked scale all radio buttons are disabled. */
export const gradeRadio = (scale: Locator, grade: string) =>
  scale.getByRole('radio', { name: grade, exact: true });

/** Unfolds a box of the sidebar, unless it is unfolded already. The box stays unfolded in this tab. */
async function openBox(page: Page, name: 'Certification' | 'Options'): Promise<void> {
  const heading = page.getByRole('button', { name, exact: true });
  await expect(heading).toBeVisible();
  if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click();
}

/** Unfolds the box that shows who has finalized, and the button that finalizes. */
export const openCertificationBox = (page: Page) => openBox(page, 'Certification');
/** Unfolds the box with the option switches and the dates. */
export const openOptionsBox = (page: Page) => openBox(page, 'Options');

/** Locates one of the four option switches of the main certifier. */
export const optionSwitch = (page: Page, text: string) => page.getByRole('switch', { name: text });
