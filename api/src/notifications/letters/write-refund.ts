import type { Money } from '@makola/contract/http/fields.ts'
import { say } from '@makola/words/say.ts'
import type { WayBack } from '../../orders/way-back.ts'
import { button, frameLetter, paragraph } from './letter-frame.ts'
import type { OrderLetter } from './load-order-letter.ts'
import type { Letter } from './send-message.ts'

const t = say('en')

type Told = { order: OrderLetter; amount: Money }
type RefundSent = Told & {
  way: WayBack
  /** The store that sent it, with its reason; null for the shop itself. */
  by: { storeName: string; reason: string } | null
  /** The refunded units, if it is for whole units. */
  units: { name: string; variantTitle: string; quantity: number }[]
}

/** A refund to the buyer: amount, reason, object, and when it will show. */
export function writeRefundSent({ order, amount, way, by, units }: RefundSent): Promise<Letter> {
  const sender = way === 'by_hand' ? order.shopName : (by?.storeName ?? order.shopName)
  const items = units.map(({ name, variantTitle, quantity }) =>
    [`${quantity} × ${name}`, variantTitle].filter(Boolean).join(', '),
  )
  return frame(order, t('notifications.letter.refund.title', { way, amount }), [
    t('notifications.letter.refund.what', { name: order.address.name, sender, way, amount }),
    ...(by ? [t('notifications.letter.refund.reason', { reason: by.reason })] : []),
    ...(items.length > 0 ? [t('notifications.letter.refund.covers', { units: items.join('; ') })] : []),
    ...(way === 'paid' ? [t('notifications.letter.refund.when')] : []),
    ...(way === 'cash' || way === 'by_store' ? [t('notifications.letter.refund.cash-missing')] : []),
  ])
}

/** The bank refused a refund that the buyer was told about. */
export function writeRefundTurnedAway({ order, amount }: Told): Promise<Letter> {
  return frame(order, t('notifications.letter.refund-failed.title', { amount }), [
    t('notifications.letter.refund-failed.what', { name: order.address.name, amount }),
    t('notifications.letter.refund-failed.next'),
  ])
}

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
