import { findNetworksOfIpAddress } from './findNetworksOfIpAddress.ts';

describe('parsing an IP address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7', undefined],
    ['192.0.2.7:51234', '192.0.2.7', undefined],
    ['::ffff:192.0.2.7', '192.0.2.7', undefined],
    ['::ffff:c000:207', '192.0.2.7', undefined],
    ['2001:db8:aa:bb:1:2:3:4', '2001:db8:aa:bb::/64', '2001:db8:aa::/48'],
    ['2001:DB8:aa:bb::', '2001:db8:aa:bb::/64', '2001:db8:aa::/48'],
    ['[2001:db8:aa:bb::1]:443', '2001:db8:aa:bb::/64', '2001:db8:aa::/48'],
    ['fe80::1%eth0', 'fe80::/64', 'fe80::/48'],
    ['', 'unknown', undefined],
    ['1.2.3', 'unknown', undefined],
    ['0x7f.1', 'unknown', undefined],
    ['example.com', 'unknown', undefined],
  ])('finds for “%s” the network “%s” and the wider network “%s”', (address, own, wider) => {
    expect(findNetworksOfIpAddress(address)).toEqual({ own, wider });
  });
});
