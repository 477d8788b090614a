import type { Key } from '@makola/words/messages.ts'
import { say } from '@makola/words/say.ts'

const t = say('en')

/** The refusals of providers and banks, with their meaning for the shopper; the first match counts. */
const meanings: [RegExp, `payments.decline.${string}` & Key][] = [
  [/insufficient|not sufficient/i, 'payments.decline.funds'],
  [/expired card|card (has |is )?expired/i, 'payments.decline.expired-card'],
  [/incorrect pin|invalid pin|wrong pin|pin tries/i, 'payments.decline.pin'],
  [/cvc|cvv|security code/i, 'payments.decline.security-code'],
  [/otp|authenticat|3d.?secure/i, 'payments.decline.not-confirmed'],
  [/limit/i, 'payments.decline.limit'],
  [/not permitted|not allowed|restricted/i, 'payments.decline.not-permitted'],
  [/timed? ?out|issuer.*(unavailable|inoperative)|switch/i, 'payments.decline.no-answer'],
  [/do not honou?r|declin|refus/i, 'payments.decline.no-reason'],
]

/** Words a provider's reason for the shopper. An unknown reason is repeated as it came; null stays null. */
export function explainDecline(said: string | null): string | null {
  if (said === null) return null
  const meaning = meanings.find(([pattern]) => pattern.test(said))?.[1]
  return meaning === undefined ? said : t(meaning)
}
