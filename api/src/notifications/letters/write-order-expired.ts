import { formatMoney } from '@makola/money/format.ts'
import { button, frameLetter, paragraph } from './letter-frame.ts'
import type { OrderLetter } from './load-order-letter.ts'
import type { Letter } from './send-message.ts'

/** No payment arrived: nothing is owed, and one tap leads back. */
export async function writeOrderExpired(order: OrderLetter): Promise<Letter> {
  const { shopName, shopUrl, number } = order
  const total = formatMoney({ amount: order.totalMinor, currency: order.currency })
  // Without a name: nothing was paid, and the name may not belong to this address.
  const what = `No payment arrived for your order ${number} for ${total}, so we cancelled it. You owe nothing.`
  const next = 'Your cart is kept: what is in it can still be bought for as long as it is in stock.'
  const cartUrl = `${shopUrl}/cart`
  return {
    subject: `Your ${shopName} order ${number} was not paid: your cart is kept`,
    html: await frameLetter({
      shopName,
      shopUrl,
      title: 'Your cart is kept',
      preview: what,
      body: [paragraph(what), paragraph(next), button(cartUrl, 'Back to your cart')],
    }),
    text: [what, next, cartUrl].join('\n\n'),
  }
}
