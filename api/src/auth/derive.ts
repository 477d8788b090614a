import { createHmac } from 'node:crypto'
import type { Platform } from '../platform/platform.ts'

/** 256 bits that only the shop can derive, the same every time: a secret that is not stored cannot be stolen from a database. */
export function derive(platform: Pick<Platform, 'secret'>, purpose: string, from: string): Buffer {
  return createHmac('sha256', platform.secret).update(`${purpose}:${from}`).digest()
}
