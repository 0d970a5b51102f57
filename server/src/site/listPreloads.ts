import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { ModuleVersion, Registry, RegistryModule } from '@cert/shared/contract';
import { defaultLanguage, languages, listUsableVersions, type Language } from '@cert/shared/domain';

/** A script to preload with the page, and its integrity hash. */
export type Preload = { address: string; integrity: string };

/** The part of the shell's `built.json` that the server reads: its message files and their hashes. */
const shellBuild = z.object({
  parts: z.record(z.string(), z.array(z.string())),
  files: z.record(z.string(), z.string()),
});

/**
 * Lists the scripts to preload for a page in addition to the shell: the shell's messages, and the entry file, page and
 * messages of the page's module. Without preloading, each would be requested only after the previous one has run, which
 * takes long on slow lines. The user is unknown here, so pages of the team are left out: a client's browser must not
 * fetch their code. A user with a canary release loads a few files that the page does not use.
 * @param modules the registry
 * @param path path of the page: `/{language}/{id}/{page}`
 * @returns absolute paths within the site; empty for an unknown page
 */
export async function listPreloads(
  { siteFolder, modules }: { siteFolder: string; modules: Registry | undefined },
  path: string,
): Promise<Preload[]> {
  const [, first] = path.split('/');
  const language = languages.find((each) => each === first) ?? defaultLanguage;
  const shell = await readFile(join(siteFolder, 'shell', 'built.json'), 'utf8')
    .then((text) => shellBuild.parse(JSON.parse(text)))
    // Without the file nothing is preloaded, and the page still works.
    .catch(() => undefined);
  const words = shell?.parts[language] ?? [];
  const ofPage = (modules?.modules ?? []).flatMap((module) => filesOf(module, path, language));
  return [...words.map(preloadIn('/', shell?.files ?? {})), ...ofPage];
}

function filesOf(module: RegistryModule, path: string, language: Language): Preload[] {
  const [shown] = listUsableVersions(module);
  const page = shown && findPage(shown, path);
  if (!page) return [];
  const { base, entry, files, parts } = shown;
  const wanted = [entry, ...(parts[page.page] ?? []), ...(parts[language] ?? [])];
  return [...new Set(wanted)].map(preloadIn(base, files));
}

function findPage({ pages }: ModuleVersion, path: string) {
  return pages
    .filter((each) => each.for !== 'certifier')
    .find((each) =>
      new URLPattern({ pathname: `/:language/:id/${each.path}` }).test({ pathname: path }),
    );
}

function preloadIn(base: string, hashes: Readonly<Record<string, string>>) {
  return (file: string) => ({ address: base + file, integrity: hashes[file] ?? '' });
}
