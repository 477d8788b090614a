import { timingSafeEqual } from 'node:crypto'
import type { Platform } from '../../platform/platform.ts'
import { derive } from '../derive.ts'

type Secretive = Pick<Platform, 'secret'>

/** The secret of the link that undoes a change of address: `<change>.<proof>`. Derived when needed, stored nowhere. */
export function emailChangeToken(platform: Secretive, changeId: string): string {
  return `${changeId}.${derive(platform, 'undo-email-change', changeId).toString('base64url')}`
}

/** The change that a link undoes; null for a link that the shop did not write. */
export function readEmailChangeToken(platform: Secretive, token: string): string | null {
  const [changeId = ''] = token.split('.')
  const wanted = Buffer.from(emailChangeToken(platform, changeId))
  const sent = Buffer.from(token)
  return sent.length === wanted.length && timingSafeEqual(sent, wanted) ? changeId : null
}
