import { say } from '@makola/words/say.ts'
import type { LetterFacts } from './letter-facts.ts'
import { button, frameLetter, paragraph } from './letter-frame.ts'
import type { Letter } from './send-message.ts'

const t = say('en')

type Unread = LetterFacts & {
  storeName: string
  texts: readonly string[]
}

/** What a store wrote and the buyer has not seen yet, with the way to answer it in the shop. */
export async function writeUnreadMessages(unread: Unread): Promise<Letter> {
  const { shopName, shopUrl, trackingUrl, orderNumber, storeName: store, texts } = unread
  const title = t('messages.letter.from-store', { store, count: texts.length })
  const action = t('messages.letter.answer')
  const note = t('messages.letter.pay-only-here')
  return {
    subject: t('notifications.letter.about-order', { title, number: orderNumber }),
    html: await frameLetter({
      shopName,
      shopUrl,
      title,
      preview: texts[0] ?? title,
      body: [...texts.map((text) => paragraph(text)), button(trackingUrl, action), paragraph(note)],
    }),
    text: [title, ...texts, `${action}:\n${trackingUrl}`, note].join('\n\n'),
  }
}
