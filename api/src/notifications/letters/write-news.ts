import { say } from '@makola/words/say.ts'
import type { News } from '../events.ts'
import { button, frameLetter, paragraph } from './letter-frame.ts'
import type { Letter } from './send-message.ts'

const t = say('en')

/** The sender of an email, and its link. */
export type LetterFrom = { shopName: string; shopUrl: string; url: string }

/** A notification as an email: the event, and a link. `store`: its name, null for news of the shop itself. */
export async function writeNews(from: LetterFrom, { title, body }: News, store: string | null): Promise<Letter> {
  const { shopName, shopUrl, url } = from
  return {
    subject: t('notifications.letter.news.subject', { title, store: store ?? shopName }),
    html: await frameLetter({
      shopName,
      shopUrl,
      title,
      preview: body,
      body: [paragraph(body), button(url, t('notifications.letter.news.action'))],
      because: store === null ? { reason: 'runs' } : { reason: 'helps', store },
    }),
    text: [title, body, url].join('\n\n'),
  }
}
