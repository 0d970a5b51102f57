export type Postgres = {
    /** Of the process that starts one for each connection. */
    processId: number;
    /** Connection string of an empty database. */
    url: string;
    /** Stops the server and removes its folder. May be called twice. */
    stop: () => Promise<void>;
    /** As `pg_ctl restart -m fast`: what runs is cut off. Resolves when it accepts connections again. */
    restart: () => Promise<void>;
    /** Kills every process of it and starts it again on what the disk has. Resolves when it accepts connections again. */
    crash: () => Promise<void>;
    /** Stops every process of it in the middle of what it does, as a machine does whose disk no longer answers. */
    freeze: () => void;
    /** Lets it go on. */
    thaw: () => void;
};
/**
 * Starts a PostgreSQL of its own: temporary folder, free port, this machine only.
 * @param isDurable as in production: what is committed survives a power cut
 * @throws {Error} with PostgreSQL's own words when it does not start
 */
export declare function startPostgres({ isDurable }?: {
    isDurable?: boolean | undefined;
}): Promise<Postgres>;
//# sourceMappingURL=startPostgres.d.ts.map