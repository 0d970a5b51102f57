/** What a document is attached to: a question, or an area itself. */
export type DocumentTarget = { areaId: number; questionId: number | null };
