import type { Locator, Page } from '@playwright/test';

/** Locators for the team's parts of an area page, in English. */
export const ownGrade = (page: Page) => page.getByRole('radiogroup', { name: 'Your grade' });
export const finalGrade = (page: Page) => page.getByRole('radiogroup', { name: 'Final grade' });
export const ownComment = (page: Page) =>
  page.getByRole('textbox', { name: 'Your comment on the area' });
export const teamGrades = (page: Page) => page.getByRole('region', { name: 'The team’s grades' });

/** The label of a grade, which tests click to choose the grade. */
export const gradeLabel = (scale: Locator, grade: string) =>
  scale.getByText(grade, { exact: true });
/** The radio button of a grade; in a locked scale all are disabled. */
export const gradeRadio = (scale: Locator, grade: string) =>
  scale.getByRole('radio', { name: grade, exact: true });

/** Unfolds the options in the sidebar; they stay unfolded in this browser. */
export async function openOptions(page: Page): Promise<void> {
  const options = page.getByRole('button', { name: 'Options', expanded: false });
  await options.click();
}

/** One of the four option switches of the main certifier. */
export const optionSwitch = (page: Page, text: string) => page.getByRole('switch', { name: text });
