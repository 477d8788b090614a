import { say } from '@makola/words/say.ts'
import { frameLetter, paragraph } from '../letters/letter-frame.ts'
import type { Letter } from '../letters/send-message.ts'

const t = say('en')

type Answer = { shopName: string; shopUrl: string; name: string; at: Date; answer: string }

/** The staff's answer to somebody who reported a product or a store. */
export async function writeReportAnswer({ shopName, shopUrl, name, at, answer }: Answer): Promise<Letter> {
  const title = t('moderation.news.answer-title', { name })
  const hello = t('moderation.news.answer-hello', { name, day: at.toISOString().slice(0, 10) })
  return {
    subject: title,
    html: await frameLetter({
      ...{ shopName, shopUrl, title },
      preview: answer,
      body: [paragraph(hello), paragraph(answer)],
      because: { reason: 'reported' },
    }),
    text: `${hello}\n\n${answer}`,
  }
}
