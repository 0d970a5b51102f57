import type { Location } from 'react-router-dom';

/**
 * Finds the key under which the router stores the scroll position of a page. The router gives each visit its own key,
 * but all pages that were opened by their address share one key. For those pages, the address is the key instead.
 */
export function findScrollKey({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? `${pathname}${search}${hash}` : key;
}
