/** A position between two characters or elements of a text, as in a `Range`. */
export type Boundary = { readonly node: Node; readonly offset: number };
