import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashPassword, verifyPassword } from '@better-auth/utils/password'
import { refuseField } from '../../platform/problem.ts'

/** The commonest passwords of ten and more characters, one a line, from lists of stolen ones. */
const commonPasswords = new Set(readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8').split('\n'))

/** Salt and key of no password: checking against them takes as long as checking against real ones. */
const nobodysHash = `${'0'.repeat(32)}:${'0'.repeat(128)}`

/**
 * Hashes a new password (scrypt, 32 MB, salted).
 * @throws Problem `validation-failed` (422) for one that is guessed first: a common one, one character over and over, the
 * email address.
 */
export async function hashNewPassword(password: string, email: string): Promise<string> {
  const plain = password.normalize('NFKC').toLowerCase()
  const [mailbox = ''] = email.split('@')
  const isGuessed = commonPasswords.has(plain) || new Set(plain).size < 4 || [email, mailbox].includes(plain)
  if (isGuessed) throw refuseField('/password', 'auth.password-too-common')
  return hashPassword(password)
}

/**
 * True when the password fits the hash. Without a hash it returns false after the same work: the time must not reveal who has an
 * account.
 */
export async function fitsPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const fits = await verifyPassword(hash ?? nobodysHash, password)
  return fits && typeof hash === 'string'
}
