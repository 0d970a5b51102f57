// Runs on Node 20.19 and newer, before packages are installed: plain JavaScript without dependencies.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const binFolder = join(root, 'node_modules', '.bin');
const nodeFile = process.platform === 'win32' ? 'node.exe' : 'node';
const node24 = join(root, 'node_modules', 'node', 'bin', nodeFile);

/**
 * Installs missing packages, then runs a file of the project with the Node 24 from node_modules. Signals are forwarded,
 * so that Ctrl-C or a supervisor also stops the child process.
 *
 * @param {string} file path from the root, `.ts` or `.mjs`
 * @param {string[]} [args]
 * @param {{ env?: NodeJS.ProcessEnv }} [options] variables added to the environment
 * @returns {Promise<number>} the program's exit code; 128 + n when signal n ended it
 */
export async function runOnNode24(file, args = [], { env } = {}) {
  refuseOldNode();
  if (!isInstalled()) await install();
  const path = [binFolder, process.env.PATH ?? ''].join(delimiter);
  return run(node24, [join(root, file), ...args], { ...process.env, ...env, PATH: path });
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Node ${process.versions.node} is too old. Install Node 20.19 or newer.`);
  process.exit(1);
}

/** Whether node_modules has every package in the version of package-lock.json. */
function isInstalled() {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record) || !existsSync(node24)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(
    ([place, { version, link, optional }]) =>
      !place.includes('node_modules/') ||
      link ||
      // npm does not install native packages for other platforms.
      (optional && !installed[place]) ||
      installed[place]?.version === version,
  );
}

async function install() {
  console.log('Installing packages (npm ci, about half a minute) …');
  // `npm ci` empties node_modules first, so it must not run on the Node in that folder.
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
    .join(delimiter);
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    ...process.env,
    PATH: path,
  });
  if (code === 0) return;
  console.error('The packages could not be installed, see the output of npm above.');
  process.exit(code);
}

const signalCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/** @returns {Promise<number>} */
function run(program, args, env) {
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd: root,
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
