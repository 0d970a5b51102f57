type Follower = (id: string) => void;

export type Followers = {
  /** Calls back with the id of what has changed. @returns the function that ends it */
  follow(follower: Follower): () => void;
  tell(id: string): void;
};

/** Those who want to know which entry has changed, not only that one has. */
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
