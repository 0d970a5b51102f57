/** Identifies one component of one module. */
export type PartId = { module: string; kind: 'pages' | 'slots'; part: string };
