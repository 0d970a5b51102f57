import { useCallback, useEffect, useState } from 'react';
import type { Language } from '../../domain/index.ts';
import { Unreachable } from '../api/api.ts';
import type { Read } from '../api/useRead.ts';
import { useLanguage, usePlatform } from '../platform.ts';

/** A text of its own file in every language, loaded when its page is opened. */
export type TextLoaders<Text> = Record<Language, () => Promise<Text>>;

/** Loads a text in the reader's language; a load that failed is tried anew by `retry`. */
export function useText<Text>(loaders: TextLoaders<Text>): Read<Text> {
  const { modules } = usePlatform();
  const load = loaders[useLanguage()];
  const [state, setState] = useState<Pick<Read<Text>, 'data' | 'failure'>>(nothingYet);
  const fetchText = useCallback(() => {
    modules.attempt(load).then(
      (data) => setState({ data, failure: undefined }),
      () => setState({ data: undefined, failure: new Unreachable('a text did not load') }),
    );
  }, [modules, load]);
  useEffect(fetchText, [fetchText]);
  const retry = () => {
    setState(nothingYet);
    fetchText();
  };
  return { ...state, isLoading: !state.data && !state.failure, retry };
}

const nothingYet = { data: undefined, failure: undefined };
