import { derive } from '../../auth/derive.ts'
import type { Platform } from '../../platform/platform.ts'

type Sent = { id: string; expiresAt: Date }

/**
 * The secret of an invitation: only the shop can derive it, so that the email's job need not carry it and the database stores
 * only its hash. Sent again, it has another expiry and differs.
 */
export function invitationToken(platform: Pick<Platform, 'secret'>, { id, expiresAt }: Sent): string {
  return derive(platform, 'invitation', `${id}:${expiresAt.toISOString()}`).toString('base64url')
}
