import { sendMessage } from '../notifications/letters/send-message.ts'
import type { SignedInCaller } from '../platform/http/caller.ts'
import { countCall } from '../platform/http/rate-limit.ts'
import { newId } from '../platform/ids.ts'
import type { Platform } from '../platform/platform.ts'
import { refuse } from '../platform/problem.ts'
import { saveSetting } from '../shop/save-setting.ts'
import { digitsOfLetter, letterKeys, letterLimits } from './letter-code.ts'
import { writeTrialLetter } from './write-trial-letter.ts'

/**
 * Sends a letter with a code to the operator, at once and not by the queue: what the mail server says is the answer.
 * @throws Problem `dependency-unavailable` (503) when it is not taken, `rate-limited` (429).
 */
export async function sendOpeningLetter(platform: Platform, { accountId, email }: SignedInCaller): Promise<void> {
  const { config, clock, database, log } = platform
  await countCall(platform, `opening-letters:${accountId}`, letterLimits.letters)
  const id = newId()
  const digits = digitsOfLetter(platform, id)
  const letter = await writeTrialLetter({ shopName: config.shopName, shopUrl: config.publicUrl, digits })
  try {
    await sendMessage(platform, { ...letter, key: `opening:${id}`, at: clock.now(), to: email })
  } catch (error) {
    log.warn({ err: error }, 'the trial letter was not taken')
    throw refuse('opening.letter-not-taken')
  }
  await saveSetting(database, clock, { key: letterKeys.sent, value: { id, to: email } })
}
