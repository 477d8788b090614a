import type { Platform } from '../../platform/platform.ts'
import { derive } from '../derive.ts'
import type { staffInvitations } from '../tables.ts'

type Sent = Pick<typeof staffInvitations.$inferSelect, 'id' | 'expiresAt'>

/**
 * The secret of an invitation to the staff: only the shop can derive it, so that the email's job need not carry it and the database
 * stores only its hash. Sent again, it has another expiry and differs.
 */
export function staffInvitationToken(platform: Pick<Platform, 'secret'>, { id, expiresAt }: Sent): string {
  return derive(platform, 'staff invitation', `${id}:${expiresAt.toISOString()}`).toString('base64url')
}
