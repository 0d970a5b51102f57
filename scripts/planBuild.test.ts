import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildInfoFile } from './modules/buildInfo.ts';
import { planBuild } from './planBuild.ts';

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'cert-plan-'));
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

const part = { folder: 'shell', kind: 'shell' } as const;
const plan = () => planBuild({ root: process.cwd(), site, part });

/** Writes a build with two scripts as if it had ended. */
function writeBuild({ version = plan().version } = {}): string {
  const { output } = plan();
  mkdirSync(output, { recursive: true });
  for (const name of ['entry.js', 'page.js']) writeFileSync(path.join(output, name), '');
  const files = { 'entry.js': 'sha384-x', 'page.js': 'sha384-y' };
  writeFileSync(path.join(output, buildInfoFile), JSON.stringify({ version, files }));
  return output;
}

describe('a part', () => {
  it('is built once a build of the present sources has ended', () => {
    expect(plan().isBuilt).toBe(false);
    writeBuild();
    expect(plan().isBuilt).toBe(true);
  });

  it('is not built while there is only a build of other sources', () => {
    writeBuild({ version: '1.0.0-other' });
    expect(plan().isBuilt).toBe(false);
  });

  it('is not built when a file of the build is missing', () => {
    rmSync(path.join(writeBuild(), 'page.js'));
    expect(plan().isBuilt).toBe(false);
  });
});
