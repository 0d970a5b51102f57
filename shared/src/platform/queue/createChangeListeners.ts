type Follower = (id: string) => void;

export type ChangeListeners = {
  /** Calls the follower with the id of each entry that changes. @returns the function that unsubscribes */
  follow(follower: Follower): () => void;
  tell(id: string): void;
};

/** Creates a list of listeners that are notified with the id of the changed entry. */
export function createChangeListeners(): ChangeListeners {
  const followers = new Set<Follower>();
  return {
    follow(follower) {
      followers.add(follower);
      return () => followers.delete(follower);
    },
    tell(id) {
      for (const follower of [...followers]) follower(id);
    },
  };
}
