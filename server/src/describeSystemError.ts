/** What the system refuses and a person can cure. Source: Node.js documentation, "Common system errors". */
const reasons: { readonly [code: string]: string } = {
  EACCES: 'this user may not read or write it',
  EPERM: 'this user may not read or write it',
  EROFS: 'it lies on a disk that can only be read',
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a file stands where a folder should be',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
};

/** Why the system refused to do something with a file or folder; undefined for any other error. */
export function systemReason(error: unknown): string | undefined {
  // By its fields: in the tests' sandbox Node's own errors are of another class `Error`.
  const { code = '', syscall } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  return syscall !== undefined && Object.hasOwn(reasons, code) ? reasons[code] : undefined;
}

/** One sentence for what the system refused to do with a file or folder; undefined for any other error. */
export function describeSystemError(error: unknown): string | undefined {
  const reason = systemReason(error);
  const { path } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  return reason === undefined ? undefined : `${path ?? 'The file'}: ${reason}.`;
}
