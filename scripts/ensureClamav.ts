import { findProgram } from './findProgram.ts';
import { installSystemPackage } from './installSystemPackage.ts';

const instructions =
  'clamd is missing, so virus scanning is tested with a fake scanner only (Debian: apt-get install clamav-daemon).';

/** Installs ClamAV's clamd if it is missing. If that is impossible, prints a note and continues. */
export function ensureClamav(): void {
  try {
    if (!findProgram(['clamd'], ['/usr/sbin', '/opt/homebrew/sbin', '/usr/local/sbin']))
      installSystemPackage('clamav-daemon', instructions);
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
  }
}
