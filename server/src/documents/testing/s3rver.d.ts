/** The part of s3rver that our tests use; it brings no types. */
declare module 's3rver' {
  import type { IncomingMessage } from 'node:http';

  class S3rver {
    constructor(options: {
      address: string;
      /** 0 for any free one. */
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs: string[] }[];
    });
    /** Asked in this order; the first may answer instead of all others. */
    middleware: ((
      context: { req: IncomingMessage; status: number; body?: string },
      next: () => Promise<void>,
    ) => Promise<void>)[];
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
  export = S3rver;
}
