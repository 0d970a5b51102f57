import { spawnSync } from 'node:child_process';

/**
 * Installs a Debian package with apt-get, as root or through sudo without a password.
 * @param name the package
 * @param instructions how to install it by hand; the message of the error
 * @throws {Error} when it could not be installed
 */
export function installSystemPackage(name: string, instructions: string): void {
  const asRoot = rootPrefix();
  if (!asRoot) throw new Error(instructions);
  console.log(`Installing ${name} (apt-get) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => {
    // Wait up to 300 s for another installation that is running, for example the system's own upgrade.
    const [program = '', ...rest] = [
      ...asRoot,
      'apt-get',
      '-o',
      'DPkg::Lock::Timeout=300',
      ...args,
    ];
    return spawnSync(program, rest, { env, encoding: 'utf8' });
  };
  // Without `--no-remove`, apt-get may remove a package that conflicts with this one.
  const install = () => apt('install', '-y', '--no-remove', '--no-install-recommends', name);
  const first = install();
  if (first.status === 0) return;
  // A fresh system has no package lists yet.
  apt('update');
  const second = install();
  if (second.status !== 0) throw new Error(`${second.stderr}\n${instructions}`);
}

/** The command to put before apt-get; undefined when apt-get cannot be used. */
function rootPrefix(): string[] | undefined {
  const works = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;
  if (!works('apt-get', '--version')) return undefined;
  if (process.getuid?.() === 0) return [];
  return works('sudo', '-n', 'true') ? ['sudo', '-n'] : undefined;
}
