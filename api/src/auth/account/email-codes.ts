import { timingSafeEqual } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { addSeconds } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { countCalls, forgiveCalls } from '../../platform/http/rate-limit.ts'
import { hash } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Problem, refuseField } from '../../platform/problem.ts'
import { isThisMachine } from '../../platform/this-machine.ts'
import { derive } from '../derive.ts'
import { emailCodeSeconds, emailCodeTries, limits } from '../limits.ts'
import { emailCodes } from '../tables.ts'

export type EmailCode = typeof emailCodes.$inferSelect

/** The six digits of a code: derived when needed, stored nowhere. */
export function digitsOf(platform: Pick<Platform, 'secret'>, codeId: string): string {
  const number = derive(platform, 'email-code', codeId).readUIntBE(0, 6)
  return String(number % 1_000_000).padStart(6, '0')
}

/**
 * Finds the purpose of a code from an email. Each call is a try on every live code of the address, counted before it is compared,
 * so that parallel guesses get no further. With an account, only its own codes count. Take it with `consumeEmailCode`.
 * @throws Problem `rate-limited` (429) before one network alone has used up the tries that a code is good for, and when it has
 * given many wrong ones for whomever.
 */
export async function findEmailCode(
  platform: Platform,
  given: { purpose: EmailCode['purpose']; email: string; code: string; network: string; accountId?: string },
): Promise<EmailCode | undefined> {
  const tries = [
    { bucket: `codes:${given.purpose}:${hash(given.email)}:${given.network}`, limit: limits.codesHere },
    ...(isThisMachine(given.network) ? [] : [{ bucket: `wrong-codes:${given.network}`, limit: limits.wrongCodes }]),
  ]
  await countCalls(platform, tries)
  const tried = await platform.database
    .update(emailCodes)
    .set({ tries: sql`${emailCodes.tries} + 1` })
    .where(
      and(
        eq(emailCodes.email, given.email),
        eq(emailCodes.purpose, given.purpose),
        given.accountId === undefined ? undefined : eq(emailCodes.accountId, given.accountId),
        gt(emailCodes.createdAt, addSeconds(platform.clock.now(), -emailCodeSeconds)),
        lt(emailCodes.tries, emailCodeTries),
      ),
    )
    .returning()
  const digits = Buffer.from(given.code)
  const found = tried.find(({ id }) => timingSafeEqual(Buffer.from(digitsOf(platform, id)), digits))
  if (found) await forgiveCalls(platform, tries)
  return found
}

/**
 * Uses a code up, and with it all others of the address for the same purpose. Of two concurrent calls the second gets nothing.
 * @throws Problem `validation-failed` (422).
 */
export async function consumeEmailCode(tx: Transaction, { id, purpose, email }: EmailCode): Promise<void> {
  const taken = await tx
    .delete(emailCodes)
    .where(and(eq(emailCodes.email, email), eq(emailCodes.purpose, purpose)))
    .returning({ id: emailCodes.id })
  if (!taken.some((code) => code.id === id)) throw wrongCode()
}

/** The same words for a wrong code, an expired one, and an address that never had one. */
export function wrongCode(): Problem {
  return refuseField('/code', 'auth.wrong-email-code')
}
