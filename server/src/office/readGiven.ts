import type { Command, Option, Place } from './command.ts';
import type { Words } from './splitWords.ts';
import { UsageError, type UsageIssue } from './usageError.ts';

/**
 * Reads a command's words by its declarations.
 * @throws UsageError with everything that is wrong or missing
 */
export function readGiven({ places, options }: Command, words: Words): { [name: string]: unknown } {
  const given: { [name: string]: unknown } = {};
  const issues: UsageIssue[] = [];
  const take = (name: string, label: string, read: { value: unknown } | { issue: string }) => {
    if ('issue' in read) issues.push({ option: label, sentence: `${label}: ${read.issue}` });
    else given[name] = read.value;
  };
  for (const [index, [name, place]] of Object.entries(places).entries())
    take(name, `<${name}>`, readPlace(place, words.places[index]));
  for (const word of words.places.slice(Object.keys(places).length))
    issues.push({ option: word, sentence: `“${word}” is one word too many.` });
  for (const [name, option] of Object.entries(options))
    take(name, `--${name}`, readOption(option, { name, words }));
  if (issues.length > 0) throw new UsageError('This cannot be done as it stands:', issues);
  return given;
}

type Read = { value: unknown } | { issue: string };

function readPlace({ schema, isOptional }: Place, word: string | undefined): Read {
  if (word !== undefined) return readText(schema, word);
  return isOptional ? { value: undefined } : { issue: 'is missing.' };
}

function readOption(
  { takes, schema, isList, isRequired }: Option,
  { name, words: { texts, switches } }: { name: string; words: Words },
): Read {
  if (takes === undefined) return { value: switches.has(name) };
  const given = texts[name];
  if (!given) return isRequired ? { issue: 'is missing.' } : { value: undefined };
  if (given.length > 1 && !isList) return { issue: 'stands there more than once.' };
  return readText(schema, given.join(','));
}

function readText(schema: Place['schema'], text: string): Read {
  if (!schema) return { value: text };
  const parsed = schema.safeParse(text);
  if (parsed.success) return { value: parsed.data };
  return { issue: parsed.error.issues.map(({ message }) => message).join(' ') };
}
