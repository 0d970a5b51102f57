import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '@cert/shared/contract';
import { builtFile } from './builtFile.ts';
import type { BuildPlan } from './planBuild.ts';
import { writeRegistry } from './writeRegistry.ts';

describe('the registry that a build writes', () => {
  let site: string;
  beforeEach(() => (site = mkdtempSync(path.join(tmpdir(), 'cert-registry-'))));
  afterEach(() => rmSync(site, { recursive: true }));

  const read = () =>
    (JSON.parse(readFileSync(path.join(site, 'modules.json'), 'utf8')) as Registry).modules;

  /** A module with one page, built or only planned at this version. */
  function plan(
    name: string,
    {
      version = '1.0.0-a',
      isBuilt = true,
      page = name,
    }: { version?: string; isBuilt?: boolean; page?: string } = {},
  ): BuildPlan {
    const output = path.join(site, 'modules', name, version);
    const module = {
      name,
      contract: '^1.0.0',
      pages: [{ path: page, page: 'Page', frame: 'standard', for: 'member' }],
      slots: [],
    };
    if (isBuilt) {
      mkdirSync(output, { recursive: true });
      const built = { version, container: `c_${name}`, entry: 'entry.js', parts: {}, module };
      writeFileSync(path.join(output, builtFile), JSON.stringify(built));
    }
    const part = { folder: `${name}-mfe`, kind: 'module' } as const;
    return { part, folder: part.folder, name, version, output, isBuilt };
  }

  it('names each module at its version, with the address of its entry file', () => {
    writeRegistry({ site, plans: [plan('report'), plan('grading', { version: '2.0.0-b' })] });
    expect(read()).toMatchObject([
      { name: 'report', entry: '/modules/report/1.0.0-a/entry.js' },
      { name: 'grading', version: '2.0.0-b', entry: '/modules/grading/2.0.0-b/entry.js' },
    ]);
  });

  it('leaves the others at what they were when one module is built alone', () => {
    writeRegistry({ site, plans: [plan('report'), plan('grading')] });
    const grading = plan('grading', { version: '1.0.0-changed', isBuilt: false });
    writeRegistry({ site, plans: [plan('report', { version: '1.0.0-new' }), grading] });
    expect(read().map(({ version }) => version)).toEqual(['1.0.0-new', '1.0.0-a']);
  });

  it('leaves out a module that was never built', () => {
    writeRegistry({ site, plans: [plan('report', { isBuilt: false })] });
    expect(read()).toEqual([]);
  });

  it('is refused when two modules claim one path, and the old one stays', () => {
    writeRegistry({ site, plans: [plan('report')] });
    const both = [plan('report'), plan('grading', { page: 'report' })];
    expect(() => writeRegistry({ site, plans: both })).toThrow(
      'the modules report and grading both claim the path "report"',
    );
    expect(read()).toHaveLength(1);
  });
});
