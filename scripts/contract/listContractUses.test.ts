import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ContractReport } from './contractReport.ts';
import { findMinimumVersion, listContractUses } from './listContractUses.ts';

const action = { method: 'GET', may: 'team', input: {}, reply: {} } as const;
const report: ContractReport = {
  version: '2.4.0',
  singletons: {},
  slots: { 'side.bar': { since: '2.0.0', props: 'object' } },
  types: { 'platform.useRead': { since: '2.0.0' }, 'platform.useNew': { since: '2.3.0' } },
  actions: {
    info: { since: '2.0.0', ...action },
    desk: { since: '2.0.0', changed: '2.2.0', ...action },
    report: { since: '2.4.0', ...action },
  },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cert-module-'));
  mkdirSync(path.join(folder, 'src'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function usesOf(code: string, file = 'Page.tsx'): string[] {
  writeFileSync(path.join(folder, 'src', file), code);
  return listContractUses(folder, { name: 'a', contract: '^2.0.0', pages: [], slots: [] }, report);
}

test.each<[string, string[]]>([
  [
    `import { useRead as read } from '@cert/shared/platform'; read('info', {});`,
    ['action info', 'type platform.useRead'],
  ],
  [`refresh(...['info', 'desk']);`, ['action desk', 'action info']],
  [`type A = Reply<'desk'>;`, ['action desk']],
  [`const a = { action: 'report', input: {} };`, ['action report']],
  [`const a = <Slot name="side.bar" />;`, ['slot side.bar']],
  // Neither a colour of a notice, nor a message, nor a comparison calls an action.
  [`const a = <Notice tone="info">{t('desk')}</Notice>; a === 'report';`, []],
  [`import { Button } from '@cert/shared/ui';`, []],
])('a module with the code %s uses %j of the contract', (code, uses) => {
  expect(usesOf(code)).toEqual(uses);
});

it('code in the tests of a module does not count as a use of the contract', () => {
  expect(usesOf(`useRead('info', {});`, 'Page.test.tsx')).toEqual([]);
});

test.each([
  [[], '2.0.0'],
  [['action info'], '2.0.0'],
  [['action info', 'action desk'], '2.2.0'],
  [['type platform.useNew', 'action desk'], '2.3.0'],
])('a module that uses %j requires the contract %s', (uses, version) => {
  expect(findMinimumVersion(uses, report)).toBe(version);
});

it('the build fails for a module that uses what the contract does not have', () => {
  expect(() => findMinimumVersion(['action gone'], report)).toThrow(
    'the contract 2.4.0 has no action gone',
  );
});
