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

/** The reason of a failed file operation; undefined for any other error. */
export function systemReason(error: unknown): string | undefined {
  // This checks fields instead of the class, because in Jest's sandbox Node's errors have another `Error` class.
  const { code = '', syscall } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  return syscall !== undefined && Object.hasOwn(reasons, code) ? reasons[code] : undefined;
}

/** One sentence about a failed file operation; undefined for any other error. */
export function describeSystemError(error: unknown): string | undefined {
  const reason = systemReason(error);
  const { path } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  return reason === undefined ? undefined : `${path ?? 'The file'}: ${reason}.`;
}
