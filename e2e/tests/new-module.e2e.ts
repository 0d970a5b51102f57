import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { openFolderStore } from '../../scripts/modules/openFolderStore.ts';
import { releaseModule } from '../../scripts/modules/releaseModule.ts';
import { readProvidedVersions } from '../../webpack.policy.ts';
import type { Part } from '../../scripts/parts.ts';
import { prepareCleanBuild, type BuildPlan } from '../../scripts/planBuild.ts';
import { runTool } from '../../scripts/runTool.ts';
import { createModule } from '../../scripts/new-module/createModule.ts';
import { createWorkspaceCopy } from '../support/createWorkspaceCopy.ts';
import { folders } from '../support/folders.ts';
import { test } from '../support/test.ts';

test.use({ changesFiles: true });

test('a new module adds a page, a slot component and a link without a change of the shell', async ({
  page,
  site,
  signInAs,
}) => {
  const shellPage = () => readFile(join(site.siteFolder, 'shell', 'index.html'), 'utf8');
  const shellBefore = await shellPage();
  const root = await createWorkspaceCopy();
  try {
    createModule(root, 'training-plan');
    const plan = await runCleanBuild(root, { folder: 'training-plan-mfe', kind: 'module' });
    await releaseModule(openFolderStore(site.siteFolder), {
      site: plan.site,
      built: plan,
      provided: readProvidedVersions(folders.root),
      now: () => new Date(),
    });
  } finally {
    await rm(root, { recursive: true });
  }
  await signInAs('client');
  await page.goto('/en/2/documents');
  await page.getByRole('link', { name: 'Training plan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Training plan');
  const sidebar = page.getByRole('complementary', { name: 'Questionnaire' });
  // Both the module's link and its slot component show this text.
  await expect(sidebar.getByText('Training plan', { exact: true })).toHaveCount(2);
  // The shell's save queue saves the module's own kind of value, although the shell does not know this kind.
  await page.getByRole('textbox', { name: 'Training plan' }).fill('First thoughts');
  await expect(page.getByText(/^Saved /)).toBeVisible();
  expect(await shellPage()).toBe(shellBefore);
});

/**
 * Builds one module into an empty folder, as a release does.
 * @throws {Error} with webpack's output
 */
async function runCleanBuild(root: string, part: Part): Promise<BuildPlan> {
  const plan = prepareCleanBuild(root, part);
  const { code, output } = await runTool({
    program: process.execPath,
    args: [join(import.meta.dirname, '..', '..', 'scripts', 'buildPart.ts'), JSON.stringify(plan)],
    output: 'keep',
  });
  if (code !== 0) throw new Error(`${part.folder} could not be built:\n${output}`);
  return plan;
}
