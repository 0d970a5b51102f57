import type { i18n } from 'i18next';
import { createStore, type Store } from '../store.ts';
import type { TranslateAny, WordsInUse } from './words.ts';

/**
 * The page's words for its parts, which are drawn anew when words are added. One function a part, and every
 * text that counts nothing is looked up once: a page of a thousand inputs asks for some thousands of texts.
 */
export function followWords(words: i18n): Pick<Store<WordsInUse>, 'get' | 'subscribe'> {
  const inUse = createStore(asTheyStand(words));
  words.store.on('added', () => inUse.set(asTheyStand(words)));
  return inUse;
}

function asTheyStand(words: i18n): WordsInUse {
  const byNamespace = new Map<string, TranslateAny>();
  return (namespace) => {
    const known = byNamespace.get(namespace) ?? translateIn(words, namespace);
    byNamespace.set(namespace, known);
    return known;
  };
}

/** Where a value goes in a text: `{{name}}`. */
const place = /\{\{(\w+)\}\}/g;

function translateIn(words: i18n, namespace: string): TranslateAny {
  const translate = words.getFixedT(words.language, namespace);
  const templates = new Map<string, string>();
  return (key, values) => {
    // Only a counted text is another one for other values.
    if (values && 'count' in values) return translate(key, values);
    const template = templates.get(key) ?? translate(key, { skipInterpolation: true });
    templates.set(key, template);
    return values ? template.replace(place, (_, name: string) => String(values[name])) : template;
  };
}
