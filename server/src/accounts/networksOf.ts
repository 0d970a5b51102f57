import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The networks that an address stands for. Whoever has one IPv6 address has a whole /64 of them, and may have a /48
 * (RFC 6177); an IPv4 address counts by itself, also when it comes written as IPv6.
 * @param address as the nearest trusted proxy tells it, some with a port behind it
 * @returns `own`, and for IPv6 the `wider` one around it; what is no address is one network, `unknown`
 */
export function networksOf(address: string): { own: string; wider: string | undefined } {
  const bare = address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  if (isIP(bare) === 0) return { own: 'unknown', wider: undefined };
  const parsed = ipaddr.process(bare.replace(/%.*$/, ''));
  if (parsed instanceof ipaddr.IPv4) return { own: parsed.toString(), wider: undefined };
  const prefix = (bits: number) =>
    `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${bits}`).toString()}/${bits}`;
  return { own: prefix(64), wider: prefix(48) };
}
