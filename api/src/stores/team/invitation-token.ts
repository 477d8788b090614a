import { derive } from '../../auth/derive.ts'
import type { Platform } from '../../platform/platform.ts'

type Sent = { id: string; expiresAt: Date }

/**
 * The secret in an invitation's letter: only the shop can derive it, so that the letter's job need not carry it and the
 * database keeps its hash alone. Sent again, it ends at another time and is another one.
 */
export function invitationToken(platform: Pick<Platform, 'secret'>, { id, expiresAt }: Sent): string {
  return derive(platform, 'invitation', `${id}:${expiresAt.toISOString()}`).toString('base64url')
}
