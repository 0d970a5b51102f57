/** A port of this machine that nobody listens on now. */
export declare function findFreePort(): Promise<number>;
//# sourceMappingURL=findFreePort.d.ts.map