import { readdir, readFile } from 'node:fs/promises';

/** Unit of the times in /proc/<id>/stat: USER_HZ, 1/100 s on Linux. Source: proc(5). */
const unitsPerSecond = 100;

/** The CPU time that processes and their child processes have used until now, in seconds. */
export async function readCpuSeconds(processIds: readonly number[]): Promise<number> {
  let units = 0;
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    // A process may end after it was listed; its file is then missing.
    const stat = await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => undefined);
    // The name of the process is in parentheses and may contain spaces; the other fields follow it.
    const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (!fields) continue;
    const isOurs = processIds.includes(Number(entry)) || processIds.includes(Number(fields[1]));
    // User and system time of the process itself, and of its ended child processes.
    if (isOurs) units += [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0);
  }
  return units / unitsPerSecond;
}
