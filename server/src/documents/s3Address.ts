/** A bucket of an S3-compatible store, and how to reach it. */
export type S3Address = {
  /** Undefined for Amazon's own. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  /** The bucket's name stands in the path, not in the host's name. */
  isPathStyle: boolean;
  /** Undefined for the rights that Amazon gives to the machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
};
