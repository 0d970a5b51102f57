/** Types of the part of s3rver that our tests use, because the package has no types. */
declare module 's3rver' {
  import type { IncomingMessage } from 'node:http';

  class S3rver {
    constructor(options: {
      address: string;
      /** 0 picks a free port. */
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs: string[] }[];
    });
    /** Functions that handle a request, in this order. Each may answer it instead of calling the next one. */
    middleware: ((
      context: { req: IncomingMessage; status: number; body?: string },
      next: () => Promise<void>,
    ) => Promise<void>)[];
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
  export = S3rver;
}
