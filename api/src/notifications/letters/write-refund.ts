import type { Money } from '@makola/contract/fields.ts'
import { formatMoney } from '@makola/money/format.ts'
import { button, frameLetter, paragraph } from './letter-frame.ts'
import type { OrderLetter } from './load-order-letter.ts'
import type { Letter } from './send-message.ts'

/** The way in which a refund reaches the buyer. */
export type WayBack = 'as-paid' | 'in-cash' | 'less-to-pay'

type Told = { order: OrderLetter; amount: Money }
type RefundSent = Told & {
  wayBack: WayBack
  /** The store that sent it, with its reason; null for the shop itself. */
  by: { storeName: string; reason: string } | null
  /** The refunded units, if it is for whole units. */
  units: { name: string; variantTitle: string; quantity: number }[]
}

/** A refund to the buyer: amount, reason, object, and when it will show. */
export function writeRefundSent({ order, amount, wayBack, by, units }: RefundSent): Promise<Letter> {
  const money = formatMoney(amount)
  const { title, says } = words[wayBack](by?.storeName ?? order.shopName, money)
  const items = units.map(({ name, variantTitle, quantity }) =>
    [`${quantity} × ${name}`, variantTitle].filter(Boolean).join(', '),
  )
  return frame(order, title, [
    `Hello ${order.address.name}, ${says}`,
    ...(by ? [`Reason: ${by.reason}`] : []),
    ...(items.length > 0 ? [`It covers: ${items.join('; ')}.`] : []),
    ...(wayBack === 'as-paid'
      ? ['It goes back the way you paid. Banks can take up to 10 working days to show it.']
      : []),
  ])
}

/** The bank refused a refund that the buyer was told about. */
export function writeRefundTurnedAway({ order, amount }: Told): Promise<Letter> {
  const money = formatMoney(amount)
  return frame(order, `Your refund of ${money} did not go through`, [
    `Hello ${order.address.name}, your bank returned the ${money} that we told you about.`,
    'It is still yours. We are looking for another way to send it and will write to you again.',
  ])
}

const words: Record<WayBack, (sender: string, money: string) => { title: string; says: string }> = {
  'as-paid': (sender, money) => ({
    title: `${money} is on its way back to you`,
    says: `${sender} has sent ${money} back to you.`,
  }),
  'in-cash': (sender, money) => ({
    title: `${money} was given back to you`,
    says: `${sender} has given back ${money} of your order in cash.`,
  }),
  'less-to-pay': (sender, money) => ({
    title: `You pay ${money} less`,
    says: `${sender} has taken ${money} off what you pay in cash.`,
  }),
}

async function frame(order: OrderLetter, title: string, said: string[]): Promise<Letter> {
  const { shopName, shopUrl, number, trackingUrl } = order
  return {
    subject: `${title} (order ${number})`,
    html: await frameLetter({
      shopName,
      shopUrl,
      title,
      preview: said.join(' '),
      body: [...said.map((text) => paragraph(text)), button(trackingUrl, 'Track your order')],
    }),
    text: [...said, `Track your order:\n${trackingUrl}`].join('\n\n'),
  }
}
