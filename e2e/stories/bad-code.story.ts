import { expect } from '@playwright/test';
import { fallenBack, preloadHints, released, visitWithUnsent } from '../support/fallBack.ts';
import { releaseVariant, type Variant } from '../support/releaseVariant.ts';
import { runModules } from '../support/runModules.ts';
import { saveData } from '../support/saveData.ts';
import { story } from '../support/story.ts';
import { watchReports } from '../support/watchReports.ts';

const exposed = /^__federation_expose_module\.\w+\.js$/;
const drawing = /\.then\((\w+)=>\1\.PasswordPage\)/;

const badReleases: { what: string; reason: string; change: Variant['change']; says: string[] }[] = [
  {
    what: 'throws while it loads',
    reason: 'broken',
    change: (script, file) =>
      exposed.test(file) ? `throw new Error("a bug while loading");${script}` : script,
    says: ['uncaught: Error: a bug while loading'],
  },
  {
    what: 'throws while it is drawn',
    reason: 'crashed',
    change: (script) =>
      script.replace(drawing, '.then(()=>()=>{throw new Error("a bug while drawing")})'),
    says: ['console.error: Error: a bug while drawing'],
  },
];

story(
  'releases with bugs give way to the version before, in the open page, and nothing typed is lost',
  async ({ page, site, signInAs, expectLines }) => {
    story.slow();
    const reports = watchReports(page);
    await saveData(page);
    await signInAs('client');
    for (const [index, { what, reason, change, says }] of badReleases.entries())
      await story.step(`a release that ${what}`, async () => {
        expectLines(says, preloadHints);
        const version = `1.0.${index + 1}`;
        await releaseVariant(site, released.module, { version, change });
        await visitWithUnsent(page, {
          text: String(20 + index),
          async onPage() {
            await expect(fallenBack(page)).toContainText('What you typed is kept.');
            expect(reports.splice(0)).toEqual([`${version} ${reason}`]);
          },
        });
        await runModules(site, `rollback ${released.module}`);
      });
    await story.step('rolled back, new pages have the version before at once', () =>
      visitWithUnsent(page, {
        text: '30',
        async onPage() {
          await expect(fallenBack(page)).toHaveCount(0);
          expect(reports).toEqual([]);
        },
      }),
    );
  },
);
