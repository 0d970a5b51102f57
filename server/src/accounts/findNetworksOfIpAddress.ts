import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Finds the networks that an IP address belongs to. An IPv6 host usually owns a whole /64 and may own a /48 (RFC 6177).
 * An IPv4 address, also in IPv4-mapped form, is a network by itself.
 * @param address as given by the nearest trusted proxy, possibly with a port
 * @returns `own`, and for IPv6 the `wider` network; `own` is `unknown` if the text is not an address
 */
export function findNetworksOfIpAddress(address: string): {
  own: string;
  wider: string | undefined;
} {
  const bare = address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  if (isIP(bare) === 0) return { own: 'unknown', wider: undefined };
  const parsed = ipaddr.process(bare.replace(/%.*$/, ''));
  if (parsed instanceof ipaddr.IPv4) return { own: parsed.toString(), wider: undefined };
  const prefix = (bits: number) =>
    `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${bits}`).toString()}/${bits}`;
  return { own: prefix(64), wider: prefix(48) };
}
