/**
 * Reasons for system errors that the operator can fix, by error code. Source: Node.js documentation, "Common system
 * errors".
 */
const reasons: { readonly [code: string]: string } = {
  EACCES: 'this user may not read or write it',
  EPERM: 'this user may not read or write it',
  EROFS: 'it is on a read-only disk',
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'there is a file instead of a folder in its path',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
};

/** Returns the reason of a failed file operation; undefined for any other error. */
export function findSystemErrorReason(error: unknown): string | undefined {
  // Checks fields instead of the class, because errors of Node have another `Error` class in Jest's sandbox.
  const { code = '', syscall } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  return syscall !== undefined && Object.hasOwn(reasons, code) ? reasons[code] : undefined;
}

/** Describes a failed file operation in one sentence; undefined for any other error. */
export function describeSystemError(error: unknown): string | undefined {
  const reason = findSystemErrorReason(error);
  const { path } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  return reason === undefined ? undefined : `${path ?? 'The file'}: ${reason}.`;
}
