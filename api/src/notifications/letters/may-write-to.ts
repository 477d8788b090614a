import { countCalls } from '../../platform/http/rate-limit.ts'
import { hash } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'

/**
 * Emails a day to one address that somebody else may have caused: invitations, orders that were never paid, stock alerts to confirm
 * and answers to reports. Nobody alone can use up what an address has, or they would keep its owner's own from them.
 */
const unaskedLetters = {
  byOne: { calls: 5, seconds: 86_400 },
  /** By all of one kind together: visitors keep no invitation from anybody, and stores none to the shop's staff. */
  byAll: { calls: 20, seconds: 86_400 },
}

/** The one who caused an email: by `authorOf`, so that all that one person does is counted together. */
type Cause = { kind: 'visitor' | 'store' | 'staff'; author: string }

/** Returns true when one more email may go to an address that need not have asked for it, and counts it. */
export async function mayWriteTo(platform: Platform, email: string, { kind, author }: Cause): Promise<boolean> {
  const bucket = `unasked-letters:${hash(email.toLowerCase())}:${kind}`
  try {
    await countCalls(platform, [
      { bucket: `${bucket}:${author}`, limit: unaskedLetters.byOne },
      { bucket, limit: unaskedLetters.byAll },
    ])
    return true
  } catch (error) {
    if (error instanceof Problem && error.type === 'rate-limited') return false
    throw error
  }
}
