import { and, desc, eq, gt } from 'drizzle-orm'
import { addSeconds } from '../../platform/clock.ts'
import { countCall, countCalls, forgiveCall } from '../../platform/http/rate-limit.ts'
import { hash, newId } from '../../platform/ids.ts'
import { emit } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { isThisMachine } from '../../platform/this-machine.ts'
import { emailCodeRequested } from '../events.ts'
import { limits, registrationSeconds } from '../limits.ts'
import { hashNewPassword } from '../passwords/passwords.ts'
import { findKnownDevice } from '../sessions/known-device.ts'
import { accounts, emailCodes } from '../tables.ts'

// These calls do the same work for everyone who holds no proof of an address: only the email's text depends on whether it has an
// account.

/**
 * Requests an account. Its data waits beside its code; several registrations of one address wait side by side, and the password
 * tells which code belongs to which.
 * @throws Problem `validation-failed` (422), `rate-limited` (429).
 */
export async function register(
  platform: Platform,
  { name, email, password, network }: { name: string; email: string; password: string; network: string },
): Promise<void> {
  await countLetter(platform, email, network)
  const passwordHash = await hashNewPassword(password, email)
  await requestCode(platform, { purpose: 'registration', email, name, passwordHash })
}

/**
 * Requests a code for a new password. Strangers may use up an address's allowance of emails; a browser that has signed in to its
 * account before has an allowance of its own.
 * @throws Problem `rate-limited` (429).
 */
export async function forgotPassword(
  platform: Platform,
  { email, network, cookies }: { email: string; network: string; cookies: Record<string, string> },
): Promise<void> {
  const [account] = await platform.database.select().from(accounts).where(eq(accounts.email, email))
  const knownDevice = findKnownDevice(platform, account, cookies)
  if (knownDevice) await countCall(platform, `letters-known:${knownDevice}`, limits.lettersKnown)
  else await countLetter(platform, email, network)
  await requestCode(platform, { purpose: 'reset', email })
}

/**
 * Requests another code for the last registration of an address.
 * @throws Problem `rate-limited` (429).
 */
export async function resendVerification(
  platform: Platform,
  { email, network }: { email: string; network: string },
): Promise<void> {
  await countLetter(platform, email, network)
  const [last] = await platform.database
    .select({ name: emailCodes.name, passwordHash: emailCodes.passwordHash })
    .from(emailCodes)
    .where(
      and(
        eq(emailCodes.email, email),
        eq(emailCodes.purpose, 'registration'),
        gt(emailCodes.createdAt, addSeconds(platform.clock.now(), -registrationSeconds)),
      ),
    )
    .orderBy(desc(emailCodes.createdAt))
    .limit(1)
  await requestCode(platform, { purpose: 'registration', email, name: null, passwordHash: null, ...last })
}

/** Emails are counted by address, whether or not they are sent: first those that this network has requested. */
export async function countLetter(platform: Platform, email: string, network: string): Promise<void> {
  const ofBoth = `letters:${hash(email)}:${network}`
  const letters = await countCall(platform, ofBoth, limits.lettersHere)
  // One more address: a spammer needs many.
  const isOneMore = letters === 1 && !isThisMachine(network)
  try {
    await countCalls(platform, [
      ...(isOneMore ? [{ bucket: `addresses:${network}`, limit: limits.addresses }] : []),
      { bucket: `letters:${hash(email)}`, limit: limits.letters },
    ])
  } catch (error) {
    // Or the address, asked for again, would no longer be one more.
    await forgiveCall(platform, ofBoth, limits.lettersHere)
    throw error
  }
}

type Requested = Pick<typeof emailCodes.$inferInsert, 'purpose' | 'email' | 'name' | 'passwordHash' | 'accountId'>

export function requestCode(platform: Platform, requested: Requested): Promise<void> {
  return transact(platform, async (tx) => {
    const codeId = newId()
    await tx.insert(emailCodes).values({ id: codeId, createdAt: platform.clock.now(), ...requested })
    emit(tx, emailCodeRequested, { codeId })
  })
}
