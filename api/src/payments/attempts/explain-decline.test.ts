import { describe, expect, test } from 'vitest'
import { explainDecline } from './explain-decline.ts'

describe('explainDecline', () => {
  test.each([
    ['Insufficient Funds', 'There is not enough money on the card or in the account.'],
    ['Your card has insufficient funds.', 'There is not enough money on the card or in the account.'],
    ['Do Not Honour', 'The bank declined it and gave no reason. Ask your bank, or pay another way.'],
    ['Your card was declined.', 'The bank declined it and gave no reason. Ask your bank, or pay another way.'],
    ['Your card has expired.', 'The card has expired.'],
    ['Incorrect PIN', 'The PIN was wrong.'],
    ["Your card's security code is incorrect.", 'The security code of the card was wrong.'],
    [
      'Transaction not permitted to cardholder',
      'The card does not allow this kind of payment. Ask your bank to allow it.',
    ],
    ['Exceeds withdrawal limit', 'The amount is over the limit of the card or account.'],
    ['Issuer or switch inoperative', 'The bank did not answer in time.'],
  ])('%s: %s', (said, meant) => {
    expect(explainDecline(said)).toBe(meant)
  })

  test('repeats unknown refusals', () => {
    expect(explainDecline('The payment page was closed before the payment was made.')).toBe(
      'The payment page was closed before the payment was made.',
    )
    expect(explainDecline(null)).toBeNull()
  })
})
