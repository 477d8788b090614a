/** The refusals of providers and banks, with their meaning for the shopper; the first match counts. */
const meanings: [RegExp, string][] = [
  [/insufficient|not sufficient/i, 'There is not enough money on the card or in the account.'],
  [/expired card|card (has |is )?expired/i, 'The card has expired.'],
  [/incorrect pin|invalid pin|wrong pin|pin tries/i, 'The PIN was not right.'],
  [/cvc|cvv|security code/i, 'The security code of the card was not right.'],
  [
    /otp|authenticat|3d.?secure/i,
    'The bank could not make sure that it was you: its code or app was not confirmed in time.',
  ],
  [/limit/i, 'The amount is over a limit of the card or account.'],
  [/not permitted|not allowed|restricted/i, 'The card is not open for this kind of payment. Its bank can change that.'],
  [/timed? ?out|issuer.*(unavailable|inoperative)|switch/i, 'The bank did not answer in time.'],
  [/do not honou?r|declin|refus/i, 'The bank declined it and gave no reason. Ask your bank, or pay another way.'],
]

/** Words a provider's reason for the shopper. An unknown reason is repeated as it came; null stays null. */
export function explainDecline(said: string | null): string | null {
  if (said === null) return null
  return meanings.find(([pattern]) => pattern.test(said))?.[1] ?? said
}
