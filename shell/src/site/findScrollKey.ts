import type { Location } from 'react-router-dom';

/**
 * Finds the key under which the router keeps how far a page is scrolled. The router's keys name a visit, but all pages
 * that were opened by their address have the same one, so those are kept by their address.
 */
export function findScrollKey({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? `${pathname}${search}${hash}` : key;
}
