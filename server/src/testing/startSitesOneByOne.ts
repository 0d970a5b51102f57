/**
 * A program that starts the site as `index.ts` does, but on several data folders in turn, because loading the modules
 * takes most of the time of a start. It prints as JSON why each site does not start; null for a site that starts.
 */
import { readConfig } from '../config.ts';
import { describeStartupError } from '../describeStartupError.ts';
import { startSite } from '../startSite.ts';

const root = process.cwd();
const reasons: (string | null)[] = [];
for (const folder of process.argv.slice(2)) {
  const config = readConfig(root, { DATA_DIR: folder, DEMO: '0', PORT: '0' });
  try {
    const site = await startSite(config, { root, output: { write: () => true } });
    reasons.push(null);
    await site.stop();
  } catch (error) {
    reasons.push(describeStartupError(error, config) ?? String(error));
  }
}
process.stdout.write(JSON.stringify(reasons));
