import { say } from '@makola/words/say.ts'
import { eq } from 'drizzle-orm'
import { accounts } from '../../auth/tables.ts'
import { products } from '../../catalogue/tables.ts'
import { questionAnswered, questionShown, questionToCheck } from '../../messages/events.ts'
import { questions } from '../../messages/tables.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { on } from '../../platform/messaging/events.ts'
import { stores } from '../../stores/tables.ts'
import { notify } from '../bell/send-notifications.ts'
import { sendMessage } from '../letters/send-message.ts'
import { writeAnswer } from '../letters/write-answer.ts'

const t = say('en')

/** The store hears of a question that everybody reads. */
export const onQuestionShown = on(questionShown, 'tell-store', async (platform, { questionId }) => {
  const { question, product } = await find(platform.database, questionId)
  const news = {
    type: 'question-asked',
    storeId: question.storeId,
    cause: `question:${questionId}`,
    title: t('messages.news.question', { product: product.name }),
    body: question.shownText,
    link: '/dashboard/messages?view=questions',
  } as const
  await notify(platform, news)
})

/** The staff hears of a question that waits for it. */
export const onQuestionToCheck = on(questionToCheck, 'tell-staff', async (platform, { questionId }) => {
  const { product, storeName } = await find(platform.database, questionId)
  const news = {
    type: 'messages-to-check',
    storeId: null,
    cause: `question-to-check:${questionId}`,
    title: t('messages.news.question-to-check', { product: product.name }),
    body: t('messages.news.to-check-body', { why: 'held', store: storeName }),
    link: '/dashboard/requests?view=held',
  } as const
  await notify(platform, news)
})

/** Who asked gets the answer by email. */
export const onQuestionAnswered = on(questionAnswered, 'mail-asker', async (platform, { questionId }) => {
  const { config, database, clock } = platform
  const { question, product, storeName } = await find(database, questionId)
  const [asker] = await database.select().from(accounts).where(eq(accounts.id, question.accountId))
  if (!asker || asker.erasedAt || question.answer === null) return
  const letter = await writeAnswer({
    shopName: config.shopName,
    shopUrl: config.publicUrl,
    productUrl: `${config.publicUrl}/products/${product.slug}`,
    productName: product.name,
    storeName,
    question: question.shownText,
    answer: question.answer,
  })
  const at = question.answeredAt ?? clock.now()
  await sendMessage(platform, { ...letter, key: `question-answered:${questionId}`, at, to: asker.email })
})

async function find(db: Queryable, questionId: string) {
  const [found] = await db
    .select({ question: questions, product: products, storeName: stores.name })
    .from(questions)
    .innerJoin(products, eq(products.id, questions.productId))
    .innerJoin(stores, eq(stores.id, questions.storeId))
    .where(eq(questions.id, questionId))
  if (!found) throw new Error(`There is no question ${questionId}`)
  return found
}
