import { say } from '@makola/words/say.ts'
import type { LetterFacts } from './letter-facts.ts'
import { button, frameLetter, paragraph } from './letter-frame.ts'
import type { Letter } from './send-message.ts'

const t = say('en')

/** `invite`: a parcel has arrived; `again`: the one reminder. The others are news of a review. */
export type ReviewStep = 'invite' | 'again' | 'published' | 'rejected' | 'hidden' | 'replied'

type ReviewNews = LetterFacts & {
  storeName: string
  step: ReviewStep
}

/** An invitation to review, or one step of a review, for its buyer. */
export async function writeReviewLetter(news: ReviewNews): Promise<Letter> {
  const { shopName, shopUrl, trackingUrl, name, orderNumber, storeName: store, step } = news
  const title = t('reviews.news.title', { step })
  const what = t('reviews.news.text', { step, name, store })
  const isAsked = step === 'invite' || step === 'again'
  const action = isAsked ? t('reviews.news.write') : t('notifications.letter.track-order')
  return {
    subject: t('notifications.letter.about-order', { title, number: orderNumber }),
    html: await frameLetter({
      shopName,
      shopUrl,
      title,
      preview: what,
      body: [paragraph(what), button(trackingUrl, action)],
    }),
    text: `${what}\n\n${action}:\n${trackingUrl}`,
  }
}
