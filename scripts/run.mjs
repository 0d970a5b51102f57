/**
 * `node scripts/run.mjs <name> [arguments]`: starts one of the project's programs, as the npm scripts do. Installs
 * missing packages, then runs the program with the Node 24 from node_modules.
 *
 * Runs on Node 20.19 and newer, before packages are installed: plain JavaScript without dependencies.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const binFolder = join(root, 'node_modules', '.bin');
const nodeFile = process.platform === 'win32' ? 'node.exe' : 'node';
const node24 = join(root, 'node_modules', 'node', 'bin', nodeFile);

const signalCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/**
 * @typedef {object} Program
 * @property {string} file path from the root
 * @property {boolean} [isBuilt] whether the site is built first
 * @property {string} [packages] folder with its own packages, which are installed first
 * @property {NodeJS.ProcessEnv} [env] variables added to the environment
 */

/** @type {Record<string, Program>} */
const programs = {
  bench: { file: 'bench/bench.ts', isBuilt: true, packages: 'bench' },
  build: { file: 'scripts/build.ts' },
  // The benchmarks have their own packages, which the check of their types needs.
  check: { file: 'scripts/check.ts', packages: 'bench' },
  contract: { file: 'scripts/contract.ts' },
  dev: { file: 'scripts/dev.ts' },
  modules: { file: 'scripts/modules.ts' },
  'new-module': { file: 'scripts/new-module.ts' },
  notices: { file: 'scripts/notices.ts' },
  office: { file: 'server/src/office/index.ts' },
  pictures: { file: 'e2e/pictures/takePictures.ts', isBuilt: true },
  release: { file: 'scripts/release.ts' },
  start: {
    file: 'server/src/index.ts',
    isBuilt: true,
    // `local` creates demo data only when the server listens on this machine alone; DEMO=1 creates it everywhere.
    env: { DEMO: process.env.DEMO || 'local' },
  },
  test: { file: 'scripts/test.ts', packages: 'bench' },
};

const [name = '', ...args] = process.argv.slice(2);
const program = programs[name];
if (program) process.exitCode = await runProgram(program);
else {
  console.error(`Unknown program: ${name}. Known programs: ${Object.keys(programs).join(', ')}.`);
  process.exitCode = 1;
}

/** @returns {Promise<number>} the exit code; 128 + n when signal n ended the program */
async function runProgram({ file, isBuilt, packages, env }) {
  refuseOldNode();
  await installMissing([root, ...(packages ? [join(root, packages)] : [])]);
  const failed = isBuilt ? await runOnNode24('scripts/build.ts') : 0;
  return failed || runOnNode24(file, args, env);
}

function runOnNode24(file, args = [], env = {}) {
  const path = [binFolder, process.env.PATH ?? ''].join(delimiter);
  return run(node24, [join(root, file), ...args], { ...process.env, ...env, PATH: path });
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Node ${process.versions.node} is too old. Install Node 20.19 or newer.`);
  process.exit(1);
}

/** Installs the packages of all folders that miss some, at the same time. */
async function installMissing(folders) {
  const missing = folders.filter((folder) => !isInstalled(folder));
  if (missing.length === 0) return;
  console.log('Installing packages (npm ci, about half a minute) …');
  await Promise.all(missing.map(install));
}

/** Whether a folder's node_modules has every package in the version of its package-lock.json. */
function isInstalled(folder) {
  const record = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(record) || (folder === root && !existsSync(node24))) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(
    ([place, { version, link, optional }]) =>
      !place.includes('node_modules/') ||
      link ||
      // npm does not install native packages for other platforms.
      (optional && !installed[place]) ||
      installed[place]?.version === version,
  );
}

async function install(folder) {
  // `npm ci` empties node_modules first, so it must not run on the Node in that folder.
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
    .join(delimiter);
  const env = { ...process.env, PATH: path };
  const options = ['--no-audit', '--no-fund', '--loglevel=error'];
  const code = await run('npm', ['ci', ...options], env, folder);
  if (code === 0) return;
  console.error('The packages could not be installed, see the output of npm above.');
  process.exit(code);
}

/**
 * Runs a program. Signals are forwarded, so that Ctrl-C or a supervisor also stops it.
 * @returns {Promise<number>} its exit code
 */
function run(program, args, env, cwd = root) {
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd,
      env,
      stdio: 'inherit',
      shell: process.platform === 'win32' && program === 'npm',
    });
    const forward = (signal) => {
      // In a terminal the child process also receives Ctrl-C, so forwarding it would interrupt the shutdown.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    for (const signal of Object.keys(signalCodes)) process.on(signal, forward);
    child.on('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      done(1);
    });
    child.on('exit', (code, signal) => {
      for (const name of Object.keys(signalCodes)) process.off(name, forward);
      done(code ?? signalCodes[signal] ?? 1);
    });
  });
}
