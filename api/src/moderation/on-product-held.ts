import { say } from '@makola/words/say.ts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { productHolds } from '../catalogue/editor/tables.ts'
import { productHeld } from '../catalogue/events.ts'
import { products } from '../catalogue/tables.ts'
import { newId } from '../platform/ids.ts'
import { on } from '../platform/messaging/events.ts'
import { transact } from '../platform/platform.ts'
import { noteStep } from './note-step.ts'
import { lockSubject } from './subjects/lock-subject.ts'
import { takedowns } from './tables.ts'

const t = say('en')

/** Writes the statement of reasons for a product that a rule has taken off the shop. A person decides next. */
export const onProductHeld = on(productHeld, 'take-down', async (platform, { productId }) => {
  await transact(platform, async (tx) => {
    const [product] = await tx.select({ storeId: products.storeId }).from(products).where(eq(products.id, productId))
    if (!product) return
    await lockSubject(tx, { storeId: product.storeId, productId })
    const open = and(eq(productHolds.productId, productId), isNull(productHolds.clearedAt))
    const holds = await tx.select().from(productHolds).where(open).orderBy(asc(productHolds.id))
    const [first] = holds
    // Somebody of the staff was faster.
    if (!first) return
    const words = [...new Set(holds.flatMap((hold) => hold.words))].join(', ')
    const [row] = await tx
      .insert(takedowns)
      .values({
        ...{ id: newId(), storeId: product.storeId, productId, ground: 'rule', groundText: first.ground, at: first.at },
        facts: t('moderation.news.held-facts', { words: words || 'none' }),
      })
      .onConflictDoNothing()
      .returning()
    if (row) noteStep(platform, tx, row, 'taken-down')
  })
})
