import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { Platform } from '../platform.ts'
import { isThisMachine } from '../this-machine.ts'

/** The caller's network, for counting: by the connection, or by the proxy's header when that is trusted. */
export function networkOf(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage }
  return nameNetwork(forwarded ?? incoming?.socket.remoteAddress ?? 'in process')
}

/** The same, for limits of one network; null for this machine itself: a local proxy may serve the whole world. */
export function strangersNetworkOf(c: Context, trustProxy: boolean): string | null {
  const network = networkOf(c, trustProxy)
  return isThisMachine(network) ? null : network
}

/** A digest of the same: equal for the same network, and not an address. Null for this machine. */
export function networkDigest({ secret, config }: Platform, c: Context): string | null {
  const network = strangersNetworkOf(c, config.trustProxy)
  return network && createHmac('sha256', secret).update(`network:${network}`).digest('base64url')
}

/**
 * Returns the part of a network address that identifies a visitor: all of an IPv4 address, the first 56 bits of an IPv6 one (RFC
 * 6177). An IPv6 owner may change the rest with every call.
 */
export function nameNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return address
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  const groups = [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last].slice(0, 4)
  const bits = BigInt(`0x${groups.map((group) => group.padStart(4, '0')).join('')}`) >> 8n
  return `${bits.toString(16).padStart(14, '0')}/56`
}
