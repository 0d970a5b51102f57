import { createStore, type Store } from '../store.ts';

/** What a change tag is about: a questionnaire, by its id, or all questionnaires of the account. */
export type ChangeScope = number | 'account';

/** What the page knows of the changes in a scope. */
export type ChangeTagState = {
  /** The last tag (`changeTag` or `accountChangeTag` of the contract); undefined before the first answer. */
  readonly tag: string | undefined;
  /** Whether the server has said that the user may no longer read it. */
  readonly isRefused: boolean;
};

/**
 * The change tags of what the page shows, outside of React: a live read (`useRead`) must not render its page
 * again only because a tag has arrived.
 */
export type ChangeTags = {
  of: (scope: ChangeScope) => Pick<Store<ChangeTagState>, 'get' | 'set'>;
  /** Calls a function whenever the tag changes. @returns the function that ends it */
  follow: (scope: ChangeScope, onChange: () => void) => () => void;
  /** The scopes that something follows now. */
  followed: Pick<Store<readonly ChangeScope[]>, 'get' | 'subscribe'>;
};

export function createChangeTags(): ChangeTags {
  const tags = new Map<ChangeScope, Store<ChangeTagState>>();
  const followers = new Map<ChangeScope, number>();
  const followed = createStore<readonly ChangeScope[]>([]);

  function of(scope: ChangeScope): Store<ChangeTagState> {
    const known = tags.get(scope);
    const tag = known ?? createStore<ChangeTagState>({ tag: undefined, isRefused: false });
    tags.set(scope, tag);
    return tag;
  }

  function count(scope: ChangeScope, change: 1 | -1): void {
    const now = (followers.get(scope) ?? 0) + change;
    if (now > 0) followers.set(scope, now);
    else followers.delete(scope);
    if (followers.has(scope) !== followed.get().includes(scope))
      followed.set([...followers.keys()]);
  }

  return {
    of,
    follow(scope, onChange) {
      const end = of(scope).subscribe(onChange);
      count(scope, 1);
      return () => {
        end();
        count(scope, -1);
      };
    },
    followed,
  };
}
