/** The part of s3rver that our tests use; it brings no types. */
declare module 's3rver' {
  export default class S3rver {
    constructor(options: {
      address: string;
      /** 0 for any free one. */
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs: string[] }[];
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
