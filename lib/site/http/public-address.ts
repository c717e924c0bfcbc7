import { BlockList, isIP } from 'node:net';

/**
 * False for an IP address that no stranger's server can have (RFC 6890): this machine, private networks, link-local,
 * documentation, and every way to write an IPv4 address inside of an IPv6 one. A name counts as public here: where it
 * leads is looked at when it is connected to.
 */
export function isPublicAddress(host: string): boolean {
  const family = isIP(host);
  if (family === 0) return true;
  return family === 4 ? !PRIVATE_IPV4.check(host, 'ipv4') : !PRIVATE_IPV6.check(host, 'ipv6');
}

/** Two lists: in one, the IPv4 addresses written as IPv6 ones (`::ffff:0:0/96`) would stand for every IPv4 address. */
const PRIVATE_IPV4 = new BlockList();
const PRIVATE_IPV6 = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE_IPV4.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 32],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  // Documentation (RFC 9637) and segment routing (RFC 9602).
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE_IPV6.addSubnet(network, prefix, 'ipv6');
