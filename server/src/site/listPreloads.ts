import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { registry, type RegistryEntry } from '@cert/shared/contract';
import { defaultLanguage, languages, type Language } from '@cert/shared/domain';

/** What the server reads of the shell's `built.json`: the files of its words. */
const shellBuild = z.object({ parts: z.record(z.string(), z.array(z.string())) });

/**
 * The scripts that the page at this address begins with, beside the shell itself: its words, and of the module whose
 * page it is the entry file, the page and the words. Without this each would be asked for only when the one before
 * has run: on a slow line that is what one waits for longest. Who may see the page is decided later; code is no secret.
 * @param path of the address: `/{language}/{id}/{page}`
 * @returns absolute addresses within the site; none where nothing is known of the page
 */
export async function listPreloads(siteFolder: string, path: string): Promise<string[]> {
  const [, first] = path.split('/');
  const language = languages.find((each) => each === first) ?? defaultLanguage;
  const [shell, modules] = await Promise.all([
    readJson(join(siteFolder, 'shell', 'built.json')).then(shellBuild.safeParse),
    readJson(join(siteFolder, 'modules.json')).then(registry.safeParse),
  ]);
  const words = shell.data?.parts[language] ?? [];
  const ofPage = (modules.data?.modules ?? []).flatMap((entry) => filesOf(entry, path, language));
  return [...words.map((file) => `/${file}`), ...new Set(ofPage)];
}

function filesOf({ pages, parts = {}, entry }: RegistryEntry, path: string, language: Language) {
  const page = pages.find((each) =>
    new URLPattern({ pathname: `/:language/:id/${each.path}` }).test({ pathname: path }),
  );
  if (!page) return [];
  const files = [...(parts[page.page] ?? []), ...(parts[language] ?? [])];
  return [entry, ...files.map((file) => `${dirname(entry)}/${file}`)];
}

/** Undefined where the file is missing or no JSON: nothing is preloaded, and the page still works. */
async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
