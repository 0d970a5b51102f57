import { S3ServiceException } from '@aws-sdk/client-s3';

/** Node's error codes for a host that cannot be reached. */
const networkCodes = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT'];

/**
 * Returns an error with one sentence about what is wrong with the bucket's settings. An error about something else,
 * such as a missing object, is returned unchanged.
 * @param location the bucket's address
 */
export function explainBucketError(error: unknown, location: string): unknown {
  const { name = '', code = '' } = error as { name?: string; code?: string };
  if (name === 'NoSuchBucket')
    return new Error(`${location}: this bucket does not exist; create it, or correct --to`);
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 403)
    return new Error(
      `${location}: the store refuses the access (${name}); check S3_ACCESS_KEY, S3_SECRET_KEY and S3_REGION`,
    );
  if (name === 'CredentialsProviderError')
    return new Error(`${location}: set S3_ACCESS_KEY and S3_SECRET_KEY`);
  // The client may wrap an error of the network and keep only its text.
  const { message = '' } = error as { message?: string };
  const reason = networkCodes.find((one) => code === one || message.includes(one));
  if (reason)
    return new Error(`${location}: the store cannot be reached (${reason}); check S3_ENDPOINT`);
  return error;
}
