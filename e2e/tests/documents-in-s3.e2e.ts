import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { openTestBucket } from '../../server/src/documents/testing/openTestBucket.ts';
import {
  allowedFiles,
  toFilePayload,
  createRejectedFiles,
  getDocumentPath,
} from '../support/documentFiles.ts';
import { test } from '../support/test.ts';

test(
  'with an S3 store, files of every type are uploaded to the bucket and downloaded from it',
  { tag: '@long' },
  async ({ page, site, signInAs, expectConsole }) => {
    expectConsole(/415 \(Unsupported Media Type\)/);
    await site.stop();
    const bucket = await openTestBucket({ siteOrigin: site.url });
    try {
      await site.start({ bucket: bucket.address });
      const sentTo: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'PUT') sentTo.push(new URL(request.url()).origin);
      });
      await signInAs('client');
      await page.goto('/en/2/documents');
      const plan = page.getByRole('group', { name: 'Documents for “How do you plan the number' });
      await plan.getByLabel('Attach documents').setInputFiles(allowedFiles.map(getDocumentPath));
      await expect(plan.getByRole('listitem')).toHaveCount(allowedFiles.length);
      await expect(plan.getByRole('progressbar')).toHaveCount(0);
      expect(sentTo).toEqual(allowedFiles.map(() => bucket.address.endpoint));

      await test.step('a file that the store accepted and the server rejects is not attached', async () => {
        const { byContent } = await createRejectedFiles();
        await plan
          .getByLabel('Attach documents')
          .setInputFiles(byContent.slice(0, 1).map(toFilePayload));
        await expect(plan.getByRole('alert')).toContainText('What is in the file does not match');
      });
      await page.reload();
      await expect(plan.getByRole('listitem')).toHaveCount(allowedFiles.length);
      for (const name of allowedFiles) {
        const saving = page.waitForEvent('download');
        await plan.getByRole('link', { name: name.replace(/\.\w+$/, ''), exact: true }).click();
        const saved = await saving;
        expect(saved.suggestedFilename()).toBe(name);
        expect(new URL(saved.url()).origin).toBe(bucket.address.endpoint);
        expect(await readFile(await saved.path())).toEqual(await readFile(getDocumentPath(name)));
      }
    } finally {
      await bucket.close();
    }
  },
);
