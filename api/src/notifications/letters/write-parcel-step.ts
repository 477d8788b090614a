import type { Money } from '@makola/contract/http/fields.ts'
import type { ParcelState } from '@makola/contract/orders/orders.ts'
import type { Pickup } from '@makola/contract/shipping/shipping.ts'
import type { Key } from '@makola/words/messages.ts'
import { say } from '@makola/words/say.ts'
import { endSentence } from '../end-sentence.ts'
import type { LetterFacts } from './letter-facts.ts'
import { button, frameLetter, paragraph } from './letter-frame.ts'
import type { Letter } from './send-message.ts'

const t = say('en')

const steps = ['packed', 'shipped', 'delivered', 'cancelled', 'returned'] as const
type ParcelStep = (typeof steps)[number]

type ParcelNews = LetterFacts & {
  storeName: string
  step: ParcelStep
  /** The reason for a cancellation, as the timeline gives it. */
  said: string
  carrier: string | null
  trackingNumber: string | null
  deliveryName: string
  /** The place where the buyer picks it up; null when it is brought. */
  pickup: Pickup | null
  /** The cash due on delivery; null when it is paid. */
  cash: Money | null
}

/** Returns true for states that the buyer is told about; the order's own email covers `waiting` and `new`. */
export function isParcelStep(state: ParcelState): state is ParcelStep {
  return (steps as readonly ParcelState[]).includes(state)
}

/** One step of one parcel, for the buyer. */
export async function writeParcelStep(news: ParcelNews): Promise<Letter> {
  const { shopName, shopUrl, trackingUrl, storeName: store, orderNumber: number, step } = news
  const { subject, title } = (news.pickup ? pickupHeadings : headings)[step]
  const greeting = greetings[step](news)
    .filter((sentence) => sentence !== '')
    .join(' ')
  const action = t('notifications.letter.track-order')
  return {
    subject: t('notifications.letter.about-order', { title: t(subject, { store }), number }),
    html: await frameLetter({
      shopName,
      shopUrl,
      title: t(title),
      preview: greeting,
      body: [paragraph(greeting), button(trackingUrl, action)],
    }),
    text: `${greeting}\n\n${action}:\n${trackingUrl}`,
  }
}

const headings = {
  packed: { subject: 'notifications.letter.packed.subject', title: 'notifications.letter.packed.title' },
  shipped: { subject: 'notifications.letter.shipped.subject', title: 'notifications.letter.shipped.title' },
  delivered: { subject: 'notifications.letter.delivered.subject', title: 'notifications.letter.delivered.title' },
  cancelled: { subject: 'notifications.letter.cancelled.subject', title: 'notifications.letter.cancelled.title' },
  returned: { subject: 'notifications.letter.returned.subject', title: 'notifications.letter.returned.title' },
} as const satisfies Record<ParcelStep, { subject: Key; title: Key }>

const pickupHeadings = {
  ...headings,
  shipped: { subject: 'notifications.letter.ready.subject', title: 'notifications.letter.ready.title' },
  delivered: { subject: 'notifications.letter.collected.subject', title: 'notifications.letter.collected.title' },
} as const satisfies Record<ParcelStep, { subject: Key; title: Key }>

const greetings: Record<ParcelStep, (news: ParcelNews) => string[]> = {
  packed: ({ name, storeName: store, pickup }) => [
    t(pickup ? 'notifications.letter.packed.what-pickup' : 'notifications.letter.packed.what', { name, store }),
  ],
  shipped: (news) => [
    ...(news.pickup ? sayReady(news, news.pickup) : saySent(news)),
    news.cash ? t('notifications.letter.shipped.cash', { amount: news.cash }) : '',
  ],
  delivered: ({ name, storeName: store, pickup }) => [
    t(pickup ? 'notifications.letter.collected.what' : 'notifications.letter.delivered.what', { name, store }),
  ],
  cancelled: ({ name, storeName: store, said, cash }) => [
    t('notifications.letter.cancelled.what', { name, store }),
    said.trim() && endSentence(said.trim()),
    t('notifications.letter.cancelled.money', { cash: cash ? 'yes' : 'no' }),
  ],
  returned: ({ name, storeName: store }) => [t('notifications.letter.returned.what', { name, store })],
}

function saySent({ name, storeName: store, carrier, trackingNumber }: ParcelNews): string[] {
  return [
    carrier
      ? t('notifications.letter.shipped.what-with', { name, store, carrier })
      : t('notifications.letter.shipped.what', { name, store }),
    trackingNumber ? t('notifications.letter.shipped.tracking-number', { number: trackingNumber }) : '',
  ]
}

function sayReady({ name, storeName: store, deliveryName: option }: ParcelNews, { address }: Pickup): string[] {
  return [
    address === null
      ? t('notifications.letter.ready.what-later', { name, store })
      : t('notifications.letter.ready.what', { name, store, address }),
    t('notifications.letter.ready.option', { option }),
  ]
}
