import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Platform } from '../platform/platform.ts'

type Secretive = Pick<Platform, 'secret'>

/** 256 bits that only the shop can derive, the same every time: a secret that is not stored cannot be stolen from a database. */
export function derive(platform: Secretive, purpose: string, from: string): Buffer {
  return createHmac('sha256', platform.secret).update(`${purpose}:${from}`).digest()
}

/** The secret of a link about one row: `<id>.<proof>`. Derived when needed, stored nowhere. */
export function linkToken(platform: Secretive, purpose: string, id: string): string {
  return `${id}.${derive(platform, purpose, id).toString('base64url')}`
}

/** The id of the row that a link is about; null for a link that the shop did not write. */
export function readLinkToken(platform: Secretive, purpose: string, token: string): string | null {
  const [id = ''] = token.split('.')
  const wanted = Buffer.from(linkToken(platform, purpose, id))
  const sent = Buffer.from(token)
  return sent.length === wanted.length && timingSafeEqual(sent, wanted) ? id : null
}
