/** Location and access data of an S3-compatible bucket. */
export type S3Address = {
  /** URL of the store; undefined for Amazon S3. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  /** Whether the bucket's name is part of the path instead of the host name. */
  isPathStyle: boolean;
  /** Access keys; undefined to use the machine's IAM role. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
};
