import i18next, { type BackendModule, type i18n, type ResourceLanguage } from 'i18next';
import type { Language } from '../../domain/index.ts';
import type en from '../locales/en.json';

/**
 * The messages of each namespace; each part has one namespace, named after it. A part adds its own by declaring
 * `MessageResources` again, beside its `locales/`; i18next then checks the keys passed to `t`.
 */
declare module 'i18next' {
  interface MessageResources {
    platform: typeof en;
  }
  interface CustomTypeOptions {
    resources: MessageResources;
  }
}

/** Loads the messages of one namespace. Each language is a separate file that only its users download. */
export type MessageLoaders = Record<Language, () => Promise<{ default: ResourceLanguage }>>;

export type Messages = {
  /** The single i18next instance of the page. */
  readonly i18n: i18n;
  /**
   * Loads a namespace in the page's language. A page can contain parts of two versions of a module, so the messages are
   * merged: later messages replace earlier messages with the same key, and all other messages are kept.
   * @throws the error of the failed load
   */
  load(namespace: string, loaders: MessageLoaders): Promise<void>;
};

/** Starts i18next for one language; changing the language loads the page again. */
export function createMessageLoader(language: Language): Messages {
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
    // React already escapes texts.
    interpolation: { escapeValue: false },
    // A part is shown only after its messages are loaded, so components need not wait.
    react: { useSuspense: false },
    initAsync: false,
  });
  return {
    i18n: instance,
    load(namespace, loaders) {
      loadersOf.set(namespace, loaders);
      return new Promise((resolve, reject) => {
        // The library's type omits the argument of the callback: the errors of the loads, or nothing.
        void instance.reloadResources([language], [namespace], (...[failures]: unknown[]) => {
          if (Array.isArray(failures)) reject(failures[0] as Error);
          else resolve();
        });
      });
    },
  };
}

/** Messages that every part of every module may use. */
export const platformMessages: MessageLoaders = {
  hr: () => import(/* webpackChunkName: "messages-hr" */ '../locales/hr.json'),
  sr: () => import(/* webpackChunkName: "messages-sr" */ '../locales/sr.json'),
  en: () => import(/* webpackChunkName: "messages-en" */ '../locales/en.json'),
};
