import { readFileSync } from 'node:fs';
import path from 'node:path';
import { moduleManifest, type ModuleManifest } from '@cert/shared/contract';

/**
 * Reads and validates a module's `module.json`.
 * @throws {Error} with one line per validation error: file, key, message
 */
export function readModuleManifest(folder: string): ModuleManifest {
  const file = path.join(folder, 'module.json');
  const parsed = moduleManifest.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(
    ({ path: place, message }) =>
      `${path.basename(folder)}/module.json: ${place.join('.')}: ${message}`,
  );
  throw new Error(errors.join('\n'));
}
