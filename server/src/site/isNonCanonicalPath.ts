/**
 * Whether a path is not canonical, as used for path traversal: `.` or `..` segments, empty segments, backslashes, an
 * encoded slash or zero byte, or an invalid encoding. Links of the site never contain such paths.
 */
export function isNonCanonicalPath(path: string): boolean {
  if (/%(2f|5c|00|25)/i.test(path)) return true;
  try {
    const decoded = decodeURIComponent(path);
    return /\\|\/\/|(^|\/)\.{1,2}(\/|$)/.test(decoded);
  } catch {
    // The percent-encoding is invalid.
    return true;
  }
}
