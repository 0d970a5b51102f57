import { findProgram } from './findProgram.ts';
import { installSystemPackage } from './installSystemPackage.ts';

const instructions =
  'Without clamd the virus scanner is tested against a stand-in only (Debian: apt-get install clamav-daemon).';

/** Installs ClamAV's clamd where it is missing; where that is not possible it says so and goes on. */
export function ensureClamav(): void {
  try {
    if (!findProgram(['clamd'], ['/usr/sbin', '/opt/homebrew/sbin', '/usr/local/sbin']))
      installSystemPackage('clamav-daemon', instructions);
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
  }
}
