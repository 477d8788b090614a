import type { Context } from 'hono'
import { networkOf } from '../../platform/http/network-of.ts'
import type { Platform } from '../../platform/platform.ts'
import { describeDevice } from './describe-device.ts'

/** The name of a session, and the network by which guesses are counted. */
export function describeClient(c: Context, { config }: Platform): { device: string; network: string } {
  return { device: describeDevice(c.req.header('user-agent')), network: networkOf(c, config.trustProxy) }
}
