import type { RequestState } from '@makola/contract/requests/requests.ts'
import { say } from '@makola/words/say.ts'
import type { LetterFacts } from './letter-facts.ts'
import { button, frameLetter, paragraph } from './letter-frame.ts'
import type { Letter } from './send-message.ts'

const t = say('en')

type RequestNews = LetterFacts & {
  storeName: string
  /** The request's. */
  number: string
  step: RequestState
  /** What the store, the staff or the shop itself wrote; empty when nobody did. */
  reason: string
  /** True when it ended an order before the payment. */
  isUnpaid: boolean
}

/** One step of a request, for the buyer. */
export async function writeRequestStep(news: RequestNews): Promise<Letter> {
  const { name, storeName: store, number, step: state } = news
  const title = news.isUnpaid ? t('notifications.letter.given-up.title') : t('requests.news.buyer-title', { state })
  const what = news.isUnpaid
    ? t('notifications.letter.given-up.what', { store })
    : t('requests.news.buyer', { state, name, store, number })
  const reason =
    news.reason.trim() === '' ? null : t('notifications.letter.refund.reason', { reason: news.reason.trim() })
  return frameNews(news, { title, what, reason })
}

type ShrunkNews = Pick<RequestNews, keyof LetterFacts | 'storeName' | 'number'> & { refunded: number; left: number }

/** A request that goes on for fewer units, for the buyer. */
export function writeRequestShrunk(news: ShrunkNews): Promise<Letter> {
  const { name, storeName: store, number, refunded, left } = news
  return frameNews(news, {
    title: t('requests.news.shrunk-title'),
    what: t('requests.news.shrunk-buyer', { name, store, number, refunded, left }),
    reason: null,
  })
}

type Said = { title: string; what: string; reason: string | null }

async function frameNews(
  { shopName, shopUrl, trackingUrl, orderNumber }: LetterFacts,
  { title, what, reason }: Said,
): Promise<Letter> {
  const action = t('notifications.letter.track-order')
  return {
    subject: t('notifications.letter.about-order', { title, number: orderNumber }),
    html: await frameLetter({
      shopName,
      shopUrl,
      title,
      preview: what,
      body: [paragraph(what), ...(reason === null ? [] : [paragraph(reason)]), button(trackingUrl, action)],
    }),
    text: [what, reason, `${action}:\n${trackingUrl}`].filter((part) => part !== null).join('\n\n'),
  }
}
