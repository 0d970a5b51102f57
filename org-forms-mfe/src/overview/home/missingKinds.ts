/** What may be missing, in the order in which the home page lists it. */
export const missingKinds = ['answers', 'documents', 'comments'] as const;
