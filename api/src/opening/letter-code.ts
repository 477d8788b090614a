import { z } from 'zod'
import { derive } from '../auth/derive.ts'
import { addSeconds } from '../platform/clock.ts'
import type { Queryable } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import { readSetting } from '../shop/read-setting.ts'

/** Where the first run remembers the last letter that it sent, and the way by which one has arrived. */
export const letterKeys = { sent: 'opening.letter-sent', arrived: 'opening.letter-arrived' } as const

/** Letters and tries of one operator. */
export const letterLimits = { letters: { calls: 6, seconds: 3600 }, codes: { calls: 6, seconds: 600 } } as const

/** A mail server may take its time. */
const codeSeconds = 3600

const sentLetter = z.object({ id: z.string(), to: z.string() })

/** The six digits of a letter: derived when needed, stored nowhere. */
export function digitsOfLetter(platform: Pick<Platform, 'secret'>, id: string): string {
  const number = derive(platform, 'opening-letter', id).readUIntBE(0, 6)
  return String(number % 1_000_000).padStart(6, '0')
}

/** The last letter to this address whose code is still good. */
export async function findSentLetter(platform: Platform, to: string): Promise<{ id: string } | null> {
  const found = await readSetting(platform.database, letterKeys.sent)
  const letter = sentLetter.safeParse(found?.value)
  if (!found || !letter.success || letter.data.to !== to) return null
  return addSeconds(found.updatedAt, codeSeconds) > platform.clock.now() ? letter.data : null
}

/** The way that mail takes now. A letter that arrived by another proves nothing. */
export const mailWay = ({ config: { smtp } }: Pick<Platform, 'config'>) => smtp?.from ?? 'folder'

/** True when a letter has arrived by the way that mail takes now. */
export async function hasLetterArrived(platform: Platform, db: Queryable = platform.database): Promise<boolean> {
  return (await readSetting(db, letterKeys.arrived))?.value === mailWay(platform)
}
