import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Returns true when the shop may call a server at this address and port on a stranger's word. */
export type AddressRule = (address: string, port: number) => boolean

// Addresses outside the public internet (IANA's special-purpose registries of IPv4 and IPv6, multicast) and, inside it, the
// address at which Azure answers its own machines.
const closed = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(net, prefix, 'ipv4')
}
/** The only part of IPv6 that is assigned; all ranges that map, translate or embed an IPv4 address lie outside or below. */
const handedOut = new BlockList()
handedOut.addSubnet('2000::', 3, 'ipv6')
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  closed.addSubnet(net, prefix, 'ipv6')
}

/** The rule of a shop: servers of the public internet, at the ports of the web. */
export const isPublicWebAddress: AddressRule = (address, port) =>
  (port === 80 || port === 443) && isPublicAddress(address)

function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, 'ipv4')
  if (!isIPv6(address) || address.includes('%')) return false
  return handedOut.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}
