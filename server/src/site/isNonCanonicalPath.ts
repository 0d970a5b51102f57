/**
 * Whether a path is one that no link of the site has and that only tries to reach other files: steps upward, empty
 * steps, backslashes, a slash or a zero byte in disguise, or what cannot be decoded at all.
 */
export function isNonCanonicalPath(path: string): boolean {
  if (/%(2f|5c|00|25)/i.test(path)) return true;
  try {
    const decoded = decodeURIComponent(path);
    return /\\|\/\/|(^|\/)\.{1,2}(\/|$)/.test(decoded);
  } catch {
    // Not an encoding of anything.
    return true;
  }
}
