/**
 * The folder of PostgreSQL's programs `initdb` and `postgres`, installed now when there is none.
 * @throws {Error} saying what to do when there is none and it may not be installed
 */
export declare function ensurePostgres(): string;
//# sourceMappingURL=ensurePostgres.d.ts.map