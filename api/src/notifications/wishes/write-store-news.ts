import { say } from '@makola/words/say.ts'
import { eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { stores } from '../../stores/tables.ts'
import type { News } from '../events.ts'
import { button, frameLetter, paragraph, quietLink } from '../letters/letter-frame.ts'
import type { Letter } from '../letters/send-message.ts'

const t = say('en')

/** The new goods of a followed store, as an email. */
export async function writeStoreNews(
  { config: { shopName, publicUrl: shopUrl }, database }: Platform,
  { title, body, link }: News,
  storeId: string,
): Promise<Letter> {
  const [store] = await database.select({ name: stores.name }).from(stores).where(eq(stores.id, storeId))
  const action = t('wishes.letter.news.action')
  const stop = t('wishes.letter.news.stop')
  const url = `${shopUrl}${link}`
  const stopUrl = `${shopUrl}/wishes/`
  return {
    subject: title,
    html: await frameLetter({
      ...{ shopName, shopUrl, title, preview: body },
      body: [paragraph(body), button(url, action), quietLink(stopUrl, stop)],
      because: { reason: 'follows', store: store?.name ?? '' },
    }),
    text: [title, body, `${action}:\n${url}`, `${stop}:\n${stopUrl}`].join('\n\n'),
  }
}
