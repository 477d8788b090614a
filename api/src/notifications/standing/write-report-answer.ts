import { say } from '@makola/words/say.ts'
import { frameLetter, paragraph } from '../letters/letter-frame.ts'
import type { Letter } from '../letters/send-message.ts'

const t = say('en')

type Answer = { shopName: string; shopUrl: string; kind: 'message' | 'thing'; name: string; at: Date; answer: string }

/** The staff's answer to somebody who reported a product, a store or a message. */
export async function writeReportAnswer({ shopName, shopUrl, kind, name, at, answer }: Answer): Promise<Letter> {
  const title = t('moderation.news.answer-title', { kind, name })
  const hello = t('moderation.news.answer-hello', { kind, name, day: at.toISOString().slice(0, 10) })
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
