import { createStore, type Store } from '../store.ts';

/** What the page knows of a questionnaire's changes. */
export type ChangeTagState = {
  /** The last change tag (`changeTag` of the contract); undefined before the first answer. */
  readonly tag: string | undefined;
  /** Whether the server has said that the user may no longer read it. */
  readonly isRefused: boolean;
};

/**
 * The change tags of the questionnaires on the page, outside of React: a live read (`useRead`) must not render its page
 * again only because a tag has arrived.
 */
export type ChangeTags = {
  of: (questionnaireId: number) => Pick<Store<ChangeTagState>, 'get' | 'set'>;
  /** Calls a function whenever the tag changes. @returns the function that ends it */
  follow: (questionnaireId: number, onChange: () => void) => () => void;
  /** The questionnaires that something follows now. */
  followed: Pick<Store<readonly number[]>, 'get' | 'subscribe'>;
};

export function createChangeTags(): ChangeTags {
  const tags = new Map<number, Store<ChangeTagState>>();
  const followers = new Map<number, number>();
  const followed = createStore<readonly number[]>([]);

  function of(questionnaireId: number): Store<ChangeTagState> {
    const known = tags.get(questionnaireId);
    const tag = known ?? createStore<ChangeTagState>({ tag: undefined, isRefused: false });
    tags.set(questionnaireId, tag);
    return tag;
  }

  function count(questionnaireId: number, change: 1 | -1): void {
    const now = (followers.get(questionnaireId) ?? 0) + change;
    if (now > 0) followers.set(questionnaireId, now);
    else followers.delete(questionnaireId);
    if (followers.has(questionnaireId) !== followed.get().includes(questionnaireId))
      followed.set([...followers.keys()]);
  }

  return {
    of,
    follow(questionnaireId, onChange) {
      const end = of(questionnaireId).subscribe(onChange);
      count(questionnaireId, 1);
      return () => {
        end();
        count(questionnaireId, -1);
      };
    },
    followed,
  };
}
