import { createHmac } from 'node:crypto'
import type { Platform } from '../platform/platform.ts'

/** 256 bits that only the shop can derive, the same every time: what need not be stored cannot be read out of a database. */
export function derive(platform: Pick<Platform, 'secret'>, purpose: string, from: string): Buffer {
  return createHmac('sha256', platform.secret).update(`${purpose}:${from}`).digest()
}
