/** What others may change while a page is open shows within this time (spec 1 §9). */
export const liveRefreshMs = 15_000;
