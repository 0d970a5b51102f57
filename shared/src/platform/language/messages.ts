import i18next, { type BackendModule, type i18n, type ResourceLanguage } from 'i18next';
import type { Language } from '../../domain/index.ts';
import type en from '../locales/en.json';

/**
 * The messages of each namespace: one namespace a part, named after it. A part adds its own by declaring
 * `MessageResources` again, beside its `locales/`; i18next then checks the keys that `t` is given.
 */
declare module 'i18next' {
  interface MessageResources {
    platform: typeof en;
  }
  interface CustomTypeOptions {
    resources: MessageResources;
  }
}

/** One namespace's messages; each language is a file of its own that only its readers load. */
export type MessageLoaders = Record<Language, () => Promise<{ default: ResourceLanguage }>>;

export type Messages = {
  /** The page's one i18next instance. */
  readonly i18n: i18n;
  /**
   * Loads a namespace in the page's language. Parts of two versions of a module can be on one page: the messages that
   * were loaded last win, those that only the other version has stay.
   * @throws what the file could not be loaded for
   */
  load(namespace: string, loaders: MessageLoaders): Promise<void>;
};

/** Starts i18next for one language; a page in another language is another page load. */
export function createMessages(language: Language): Messages {
  const loadersOf = new Map<string, MessageLoaders>();
  const instance = i18next.createInstance();
  const backend: BackendModule = {
    type: 'backend',
    init: () => undefined,
    async read(_language, namespace) {
      const loaders = loadersOf.get(namespace);
      if (!loaders) throw new Error(`no part has messages called ${namespace}`);
      const { default: messages } = await loaders[language]();
      instance.addResourceBundle(language, namespace, messages, true, true);
      return instance.getResourceBundle(language, namespace) as ResourceLanguage;
    },
  };
  void instance.use(backend).init({
    lng: language,
    fallbackLng: false,
    ns: [],
    defaultNS: false,
    // React escapes already.
    interpolation: { escapeValue: false },
    // A part is shown when its messages are here, so no component waits by itself.
    react: { useSuspense: false },
    initAsync: false,
  });
  return {
    i18n: instance,
    load(namespace, loaders) {
      loadersOf.set(namespace, loaders);
      return new Promise((resolve, reject) => {
        // Its type leaves out what the callback is given: the failures, or nothing.
        void instance.reloadResources([language], [namespace], (...[failures]: unknown[]) => {
          if (Array.isArray(failures)) reject(failures[0] as Error);
          else resolve();
        });
      });
    },
  };
}
