import { startSite } from './startSite.tsx';
import { loadModule } from './loading/loadModule.ts';
import { readRegistry } from './loading/readRegistry.ts';

void startSite({ readRegistry, loadModule });
