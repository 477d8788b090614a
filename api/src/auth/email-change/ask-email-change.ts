import type { EmailChange } from '@makola/contract/auth/auth.ts'
import { and, desc, eq, gt } from 'drizzle-orm'
import { addSeconds } from '../../platform/clock.ts'
import { countCall } from '../../platform/http/rate-limit.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuseField } from '../../platform/problem.ts'
import { countLetter, requestCode } from '../account/request-email-code.ts'
import { emailCodeSeconds, limits } from '../limits.ts'
import { emailCodes } from '../tables.ts'
import { type Proof, requireProof } from '../two-factor/require-proof.ts'

type Asked = { accountId: string; email: string; network: string } & Proof

/**
 * Sends a code to the address that is to be the account's. Nothing here looks up whether it has an account; only the email says so,
 * to its owner.
 * @throws Problem `validation-failed` (422) for the account's own address, and as `requireProof`; `rate-limited` (429).
 */
export async function askEmailChange(
  platform: Platform,
  { accountId, email, network, ...proof }: Asked,
): Promise<EmailChange> {
  const account = await requireProof(platform, accountId, proof)
  if (account.email === email) throw refuseField('/email', 'auth.same-email')
  await countCall(platform, `email-changes:${accountId}`, limits.emailChanges)
  await countLetter(platform, email, network)
  const askedAt = platform.clock.now()
  await requestCode(platform, { purpose: 'change', email, accountId })
  return present({ email, createdAt: askedAt })
}

/** The address that the last usable code of an account is for. */
export async function getEmailChange({ database, clock }: Platform, accountId: string): Promise<EmailChange | null> {
  const isAlive = gt(emailCodes.createdAt, addSeconds(clock.now(), -emailCodeSeconds))
  const [last] = await database
    .select()
    .from(emailCodes)
    .where(and(eq(emailCodes.accountId, accountId), eq(emailCodes.purpose, 'change'), isAlive))
    .orderBy(desc(emailCodes.createdAt), desc(emailCodes.id))
    .limit(1)
  return last ? present(last) : null
}

const present = ({ email, createdAt }: { email: string; createdAt: Date }): EmailChange => ({
  email,
  expiresAt: addSeconds(createdAt, emailCodeSeconds).toISOString(),
})
