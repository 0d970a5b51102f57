/**
 * Looks for a program on the path, then in more places.
 * @param names its name, or several in the order of preference
 * @param more folders to look in besides; may be patterns, of which the last match is taken first
 * @returns its full path, or undefined
 */
export declare function findProgram(names: readonly string[], more?: readonly string[]): string | undefined;
//# sourceMappingURL=findProgram.d.ts.map