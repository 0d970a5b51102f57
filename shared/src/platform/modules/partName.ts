/** Identifies one component of one module. */
export type PartName = { module: string; kind: 'pages' | 'slots'; part: string };
