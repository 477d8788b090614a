import { lt } from 'drizzle-orm'
import { addSeconds } from '../platform/clock.ts'
import type { Schedule } from '../platform/messaging/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import { formerEmailSeconds, registrationSeconds, sessionSeconds } from './limits.ts'
import { emailChanges, emailCodes, passkeyChallenges, refreshTokens, sessions, staffInvitations } from './tables.ts'

/** Deletes expired data: sessions and their old tokens, codes and registrations, challenges, invitations, former addresses. */
export async function forgetSignIns({ database, clock }: Platform): Promise<void> {
  const now = clock.now()
  await database.delete(sessions).where(lt(sessions.expiresAt, now))
  await database.delete(refreshTokens).where(lt(refreshTokens.usedAt, addSeconds(now, -sessionSeconds)))
  await database.delete(emailCodes).where(lt(emailCodes.createdAt, addSeconds(now, -registrationSeconds)))
  await database.delete(emailChanges).where(lt(emailChanges.changedAt, addSeconds(now, -formerEmailSeconds)))
  await database.delete(staffInvitations).where(lt(staffInvitations.expiresAt, addSeconds(now, -sessionSeconds)))
  await database.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now))
}

export const schedules: readonly Schedule[] = [{ name: 'forget-sign-ins', everyMinutes: 60, run: forgetSignIns }]
