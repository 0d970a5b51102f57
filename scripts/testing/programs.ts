import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureChromium, ensureHeadlessShell } from '../ensureChromium.ts';
import { ensureClamav } from '../ensureClamav.ts';
import { ensureFaketime } from '../ensureFaketime.ts';
import { ensureFirefox } from '../ensureFirefox.ts';
import { ensureHunspell } from '../ensureHunspell.ts';
import { ensureNginx } from '../ensureNginx.ts';
import { ensurePgbouncer } from '../ensurePgbouncer.ts';
import { ensurePoppler } from '../ensurePoppler.ts';
import { ensurePostgres } from '../ensurePostgres.ts';
import { ensureWebkit } from '../ensureWebkit.ts';

/** The system's programs that tests use. Each installs what is missing and returns the call that prints its version. */
const programs = {
  spelling: () => {
    ensureHunspell();
    return ['hunspell', '--version'];
  },
  scanner: () => {
    ensureClamav();
    return ['clamd', '--version'];
  },
  database: () => [join(ensurePostgres(), 'postgres'), '--version'],
  pooler: () => [ensurePgbouncer(), '--version'],
  proxy: () => [ensureNginx(), '-v'],
  poppler: () => {
    ensurePoppler();
    return ['pdftotext', '-v'];
  },
  browser: () => [ensureHeadlessShell(), '--version', '--no-sandbox'],
  Firefox: () => [ensureFirefox(), '--version'],
  clock: () => {
    ensureFaketime();
    return ['faketime', '--version'];
  },
  WebKit: () => {
    ensureWebkit();
    // Ask for the version of the package: without a screen, neither the driver nor its browser prints a version.
    return ['dpkg-query', '--show', 'webkit2gtk-driver'];
  },
} satisfies Record<string, () => [string, ...string[]] | string[]>;

export type ProgramName = keyof typeof programs;

/**
 * Installs the programs that are missing, and prints the version of Node and of each program: they come from the system
 * and change without a change of this repository.
 * @throws {Error} with instructions when a program is missing and cannot be installed
 */
export function ensurePrograms(names: ReadonlySet<ProgramName>): void {
  const versions = [...names].map((name) => {
    const [program = '', ...args] = programs[name]();
    return `  ${name}: ${readVersion(program, args)}`;
  });
  console.log([`  Node: ${process.version}`, ...versions].join('\n'));
}

/** The environment variables with which the end-to-end tests find their browsers. */
export function listBrowserVariables(): Record<string, string> {
  const webkit = ensureWebkit();
  return {
    CHROMIUM_PATH: ensureChromium(),
    HEADLESS_SHELL_PATH: ensureHeadlessShell(),
    FIREFOX_PATH: ensureFirefox(),
    WEBKIT_DRIVER_PATH: webkit.driver,
    XVFB_PATH: webkit.screen,
  };
}

function readVersion(program: string, args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  const lines = `${stdout ?? ''}\n${stderr ?? ''}`.split('\n');
  return lines.find((line) => /\d\.\d/.test(line))?.trim() ?? 'unknown version';
}
