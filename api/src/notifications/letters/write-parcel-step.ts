import type { Money } from '@makola/contract/fields.ts'
import type { ParcelState } from '@makola/contract/orders.ts'
import { formatMoney } from '@makola/money/format.ts'
import { button, frameLetter, paragraph } from './letter-frame.ts'
import type { Letter } from './send-message.ts'

const steps = ['packed', 'shipped', 'delivered', 'cancelled', 'returned'] as const
type ParcelStep = (typeof steps)[number]

type ParcelNews = {
  shopName: string
  shopUrl: string
  trackingUrl: string
  /** The buyer's. */
  name: string
  orderNumber: string
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
  const { shopName, shopUrl, trackingUrl, name, orderNumber, step } = news
  const { subject, title, says } = words[step](news)
  const greeting = `Hello ${name}, ${says}`
  return {
    subject: `${subject} (order ${orderNumber})`,
    html: await frameLetter({
      shopName,
      shopUrl,
      title,
      preview: greeting,
      body: [paragraph(greeting), button(trackingUrl, 'Track your order')],
    }),
    text: `${greeting}\n\nTrack your order:\n${trackingUrl}`,
  }
}

const words: Record<ParcelStep, (news: ParcelNews) => { subject: string; title: string; says: string }> = {
  packed: ({ storeName }) => ({
    subject: `${storeName} has packed your parcel`,
    title: 'Packed, and soon on its way',
    says: `${storeName} has packed your parcel and hands it over for delivery next.`,
  }),
  shipped: ({ storeName, carrier, trackingNumber, cash }) => ({
    subject: `Your parcel from ${storeName} is on its way`,
    title: 'It is on its way',
    says: `${storeName} has sent your parcel${carrier ? ` with ${carrier}` : ''}.${trackingNumber ? ` Its tracking number is ${trackingNumber}.` : ''}${cash ? ` Have ${formatMoney(cash)} in cash ready.` : ''}`,
  }),
  delivered: ({ storeName }) => ({
    subject: `Your parcel from ${storeName} has arrived`,
    title: 'It has arrived',
    says: `your parcel from ${storeName} was delivered. We hope you like what is in it.`,
  }),
  cancelled: ({ storeName, said, cash }) => ({
    subject: `Your parcel from ${storeName} was cancelled`,
    title: 'This parcel was cancelled',
    says: [
      `your parcel from ${storeName} will not come.`,
      said.trim(),
      cash ? 'There is nothing to pay for it.' : 'What you paid for it goes back to you.',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  }),
  returned: ({ storeName }) => ({
    subject: `${storeName} has your parcel back`,
    title: 'Your parcel came back',
    says: `${storeName} has received the parcel that came back.`,
  }),
}
