// A mail server in a process of its own. It tells its URL to the benchmark, and ends with it.
import { openMailServer } from '../../server/src/mail/testing/openMailServer.ts';

const { url } = await openMailServer();
process.once('disconnect', () => process.exit());
process.send?.(url);
