import { isSameText } from '../payments/providers/same-text.ts'
import type { SignedInCaller } from '../platform/http/caller.ts'
import { countCall } from '../platform/http/rate-limit.ts'
import type { Platform } from '../platform/platform.ts'
import { refuse, refuseField } from '../platform/problem.ts'
import { saveSetting } from '../shop/save-setting.ts'
import { digitsOfLetter, findSentLetter, letterKeys, letterLimits, mailWay } from './letter-code.ts'

/**
 * Remembers that a letter arrived, and by which way.
 * @throws Problem `wrong-state` (409) without a letter, `validation-failed` (422) for a wrong code, `rate-limited` (429).
 */
export async function confirmOpeningLetter(
  platform: Platform,
  { accountId, email }: SignedInCaller,
  code: string,
): Promise<void> {
  await countCall(platform, `opening-codes:${accountId}`, letterLimits.codes)
  const letter = await findSentLetter(platform, email)
  if (!letter) throw refuse('opening.no-letter')
  if (!isSameText(code.replaceAll(/\s/g, ''), digitsOfLetter(platform, letter.id))) {
    throw refuseField('/code', 'opening.wrong-letter-code')
  }
  await saveSetting(platform.database, platform.clock, { key: letterKeys.arrived, value: mailWay(platform) })
}
