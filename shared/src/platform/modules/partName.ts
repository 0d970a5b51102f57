/** Which component of which module. */
export type PartName = { module: string; kind: 'pages' | 'slots'; part: string };
