import { say } from '@makola/words/say.ts'
import { button, frameLetter, paragraph } from './letter-frame.ts'
import type { Letter } from './send-message.ts'

const t = say('en')

type Answered = {
  shopName: string
  shopUrl: string
  productUrl: string
  productName: string
  storeName: string
  question: string
  answer: string
}

/** The answer to a question about a product, for who asked it. */
export async function writeAnswer(given: Answered): Promise<Letter> {
  const { shopName, shopUrl, productUrl, productName: product, storeName: store, question, answer } = given
  const title = t('messages.letter.answered', { store })
  const asked = t('messages.letter.you-asked', { product, question })
  const action = t('messages.letter.see-product')
  return {
    subject: t('messages.letter.answered-subject', { store, product }),
    html: await frameLetter({
      shopName,
      shopUrl,
      title,
      preview: answer,
      body: [paragraph(asked), paragraph(answer), button(productUrl, action)],
      because: { reason: 'account' },
    }),
    text: [title, asked, answer, `${action}:\n${productUrl}`].join('\n\n'),
  }
}
