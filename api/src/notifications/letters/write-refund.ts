import type { Money } from '@makola/contract/http/fields.ts'
import { say } from '@makola/words/say.ts'
import { button, frameLetter, paragraph } from './letter-frame.ts'
import type { OrderLetter } from './load-order-letter.ts'
import type { Letter } from './send-message.ts'

const t = say('en')

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
  const way = ways[wayBack]
  const sender = by?.storeName ?? order.shopName
  const items = units.map(({ name, variantTitle, quantity }) =>
    [`${quantity} × ${name}`, variantTitle].filter(Boolean).join(', '),
  )
  return frame(order, t('notifications.letter.refund.title', { way, amount }), [
    t('notifications.letter.refund.what', { name: order.address.name, sender, way, amount }),
    ...(by ? [t('notifications.letter.refund.reason', { reason: by.reason })] : []),
    ...(items.length > 0 ? [t('notifications.letter.refund.covers', { units: items.join('; ') })] : []),
    ...(wayBack === 'as-paid' ? [t('notifications.letter.refund.when')] : []),
    ...(wayBack === 'in-cash' ? [t('notifications.letter.refund.cash-missing')] : []),
  ])
}

/** The bank refused a refund that the buyer was told about. */
export function writeRefundTurnedAway({ order, amount }: Told): Promise<Letter> {
  return frame(order, t('notifications.letter.refund-failed.title', { amount }), [
    t('notifications.letter.refund-failed.what', { name: order.address.name, amount }),
    t('notifications.letter.refund-failed.next'),
  ])
}

const ways: Record<WayBack, string> = { 'as-paid': 'paid', 'in-cash': 'cash', 'less-to-pay': 'less' }

async function frame(order: OrderLetter, title: string, said: string[]): Promise<Letter> {
  const { shopName, shopUrl, number, trackingUrl } = order
  const action = t('notifications.letter.track-order')
  return {
    subject: t('notifications.letter.about-order', { title, number }),
    html: await frameLetter({
      shopName,
      shopUrl,
      title,
      preview: said.join(' '),
      body: [...said.map((text) => paragraph(text)), button(trackingUrl, action)],
    }),
    text: [...said, `${action}:\n${trackingUrl}`].join('\n\n'),
  }
}
