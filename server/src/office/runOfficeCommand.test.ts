import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { smallCategoryYaml, writeContent } from '../content/testing/writeContent.ts';
import { makeTestFolder } from '../testing/makeTestFolder.ts';
import type { OfficeEnvironment } from './command-line/commandContext.ts';
import { runOfficeCommand } from './runOfficeCommand.ts';
import { UsageError } from './command-line/usageError.ts';

const root = join(__dirname, '..', '..', '..');

/** Runs a command line without a terminal; with a database only if one is passed in. */
async function run(
  words: string[],
  withDatabase: OfficeEnvironment['withDatabase'] = refuseDatabase,
  environment: NodeJS.ProcessEnv = {},
) {
  const printed: string[] = [];
  const errorTexts: string[] = [];
  const code = await runOfficeCommand({
    words,
    openOffice: () => ({
      config: readConfig(root, environment),
      now: () => new Date('2026-11-20T09:00:00Z'),
      withDatabase,
      openFiles: async () => {
        throw new Error('the file store was opened');
      },
      readFromRunningSite: async () => undefined,
      readInput: async () => '',
      confirm: async () => {
        throw new UsageError('Nothing was changed.');
      },
    }),
    print: (line) => printed.push(line),
    writeError: (message) => errorTexts.push(message),
  });
  return { code, printed, errorTexts };
}

const refuseDatabase = () => Promise.reject(new Error('the database was opened'));

describe('the office’s command line', () => {
  it.each([[[]], [['open']], [['toString']]])(
    'fails and lists all commands if the command is missing or unknown: %j',
    async (words) => {
      const { code, errorTexts } = await run(words);
      expect(code).toBe(1);
      expect(errorTexts.join()).toMatch(/check-content.*import-content.*demo reset/s);
    },
  );

  it('lists a group’s commands when only the group is given', async () => {
    const { code, errorTexts } = await run(['demo']);
    expect(code).toBe(1);
    expect(errorTexts.join()).toContain('demo reset');
    expect(errorTexts.join()).not.toContain('user add');
  });

  it('refuses an option that the command does not have', async () => {
    const { code, errorTexts } = await run(['import-content', '--force']);
    expect(code).toBe(1);
    expect(errorTexts.join()).toContain("unknown option '--force'");
  });

  it('reports an option without a value, instead of taking the next option as its value', async () => {
    const { code, errorTexts } = await run(['user', 'add', 'ana', '--name', '--certifier']);
    expect(code).toBe(1);
    expect(errorTexts.join()).toContain('“ana” is not an e-mail address.');
    expect(errorTexts.join()).toContain('--name: has no value, “--certifier” follows.');
  });

  it('finds no issue in this repository’s content folder with the command check-content', async () => {
    expect(await run(['check-content'])).toMatchObject({ code: 0, errorTexts: [] });
  });

  it('reports the issues of a content folder that is given as an argument', async () => {
    const content = await writeContent({
      '1-attracting.yaml': smallCategoryYaml.replace('mark: 3', 'mark: 4'),
    });
    const { code, errorTexts } = await run(['check-content', content]);
    expect(code).toBe(1);
    expect(errorTexts.join()).toContain(`The content in ${content} has 1 issue.`);
    expect(errorTexts.join()).toMatch(/1-attracting\.yaml:23 .*a mark is one of/);
  });

  it('reports a content folder without any edition', async () => {
    const empty = await makeTestFolder('content');
    await cp(join(root, 'content', 'programme.yaml'), join(empty, 'programme.yaml'));
    const { code, errorTexts } = await run(['check-content', empty]);
    expect(code).toBe(1);
    expect(errorTexts.join()).toContain('there is no edition in this folder');
  });

  it('resets no demo world without a confirmation', async () => {
    const { code, errorTexts } = await run(['demo', 'reset'], undefined, { DEMO: '1' });
    expect(code).toBe(1);
    expect(errorTexts).toEqual(['Nothing was changed.']);
  });

  it('refuses to reset the demo world on a site without DEMO=1, even with --yes', async () => {
    const environment = { DATABASE_URL: 'postgres://127.0.0.1/live' };
    const { code, errorTexts } = await run(['demo', 'reset', '--yes'], refuseDatabase, environment);
    expect(code).toBe(1);
    expect(errorTexts).toEqual(['DEMO=1 is not set, so this is no installation for a demo world.']);
  });

  it.each([
    [['user', 'add', '--csv', '/none.csv'], '/none.csv: there is no such file or folder.'],
    [
      ['user', 'add', '--csv', '/dev/null/x.csv'],
      'there is a file instead of a folder in its path',
    ],
    [
      ['user', 'add', '--nam', 'Ana'],
      "error: unknown option '--nam'\n(Did you mean --name?)\nSee --help.",
    ],
    [['user', 'add', '--name'], "option '--name <text>' argument missing"],
  ])(
    'reports errors of the system or of the parser without their technical words (%j)',
    async (words, sentence) => {
      const { code, errorTexts } = await run(words);
      expect(code).toBe(1);
      expect(errorTexts.join()).toContain(sentence);
      expect(errorTexts.join()).not.toMatch(/E[A-Z]{4,}|positional/);
    },
  );

  it('rethrows unexpected errors', async () => {
    const reset = run(['demo', 'reset', '--yes'], undefined, { DEMO: '1' });
    await expect(reset).rejects.toThrow('the database was opened');
  });
});
