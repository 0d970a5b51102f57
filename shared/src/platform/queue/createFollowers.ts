type Follower = (id: string) => void;

export type Followers = {
  /** Calls back with the id of the changed entry. @returns the function that unsubscribes */
  follow(follower: Follower): () => void;
  tell(id: string): void;
};

/** Notifies listeners which entry has changed, not only that one has. */
export function createFollowers(): Followers {
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
