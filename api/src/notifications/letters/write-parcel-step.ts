import type { Money } from '@makola/contract/fields.ts'
import type { ParcelState } from '@makola/contract/orders.ts'
import type { Key } from '@makola/words/messages.ts'
import { say } from '@makola/words/say.ts'
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
  const greeting = greetings[step](news)
    .filter((sentence) => sentence !== '')
    .join(' ')
  const action = t('notifications.letter.track-order')
  return {
    subject: t('notifications.letter.about-order', { title: t(subjects[step], { store }), number }),
    html: await frameLetter({
      shopName,
      shopUrl,
      title: t(titles[step]),
      preview: greeting,
      body: [paragraph(greeting), button(trackingUrl, action)],
    }),
    text: `${greeting}\n\n${action}:\n${trackingUrl}`,
  }
}

const subjects = {
  packed: 'notifications.letter.packed.subject',
  shipped: 'notifications.letter.shipped.subject',
  delivered: 'notifications.letter.delivered.subject',
  cancelled: 'notifications.letter.cancelled.subject',
  returned: 'notifications.letter.returned.subject',
} as const satisfies Record<ParcelStep, Key>

const titles = {
  packed: 'notifications.letter.packed.title',
  shipped: 'notifications.letter.shipped.title',
  delivered: 'notifications.letter.delivered.title',
  cancelled: 'notifications.letter.cancelled.title',
  returned: 'notifications.letter.returned.title',
} as const satisfies Record<ParcelStep, Key>

/** A reason is typed by a person, with or without its full stop. */
function endSentence(said: string): string {
  const text = said.trim()
  return text === '' || /[.!?…]$/.test(text) ? text : `${text}.`
}

const greetings: Record<ParcelStep, (news: ParcelNews) => string[]> = {
  packed: ({ name, storeName: store }) => [t('notifications.letter.packed.what', { name, store })],
  shipped: ({ name, storeName: store, carrier, trackingNumber, cash }) => [
    carrier
      ? t('notifications.letter.shipped.what-with', { name, store, carrier })
      : t('notifications.letter.shipped.what', { name, store }),
    trackingNumber ? t('notifications.letter.shipped.tracking-number', { number: trackingNumber }) : '',
    cash ? t('notifications.letter.shipped.cash', { amount: cash }) : '',
  ],
  delivered: ({ name, storeName: store }) => [t('notifications.letter.delivered.what', { name, store })],
  cancelled: ({ name, storeName: store, said, cash }) => [
    t('notifications.letter.cancelled.what', { name, store }),
    endSentence(said),
    t('notifications.letter.cancelled.money', { cash: cash ? 'yes' : 'no' }),
  ],
  returned: ({ name, storeName: store }) => [t('notifications.letter.returned.what', { name, store })],
}
