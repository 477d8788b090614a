import { countCall } from '../../platform/http/rate-limit.ts'
import { hash } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'

/** Emails a day to one address that somebody else may have caused: invitations, and orders that were never paid. */
const unaskedLetters = { calls: 5, seconds: 86_400 }

/** Returns true when one more email may go to an address that need not have asked for it, and counts it. */
export async function mayWriteTo(platform: Platform, email: string): Promise<boolean> {
  try {
    await countCall(platform, `unasked-letters:${hash(email.toLowerCase())}`, unaskedLetters)
    return true
  } catch (error) {
    if (error instanceof Problem && error.type === 'rate-limited') return false
    throw error
  }
}
