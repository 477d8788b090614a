import { say } from '@makola/words/say.ts'
import { button, frameLetter, paragraph } from './letter-frame.ts'
import type { OrderLetter } from './load-order-letter.ts'
import type { Letter } from './send-message.ts'

const t = say('en')

/** No payment arrived: nothing is owed, and one tap leads back. */
export async function writeOrderExpired(order: OrderLetter): Promise<Letter> {
  const { shopName, shopUrl, number } = order
  const total = { amount: order.totalMinor, currency: order.currency }
  // Without a name: nothing was paid, and the name may not belong to this address.
  const what = t('notifications.letter.expired.what', { number, total })
  const next = t('notifications.letter.expired.next')
  const cartUrl = `${shopUrl}/cart`
  return {
    subject: t('notifications.letter.expired.subject', { shopName, number }),
    html: await frameLetter({
      shopName,
      shopUrl,
      title: t('notifications.letter.expired.title'),
      preview: what,
      body: [paragraph(what), paragraph(next), button(cartUrl, t('notifications.letter.expired.action'))],
    }),
    text: [what, next, cartUrl].join('\n\n'),
  }
}
