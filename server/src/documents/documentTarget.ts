/** What a document is attached to: a question, or an area (`questionId` is null). */
export type DocumentTarget = { areaId: number; questionId: number | null };
