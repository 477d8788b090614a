import { count, eq } from 'drizzle-orm'
import { createProduct } from '../../api/src/catalogue/editor/create-product.ts'
import { products } from '../../api/src/catalogue/tables.ts'
import { appealTakedown } from '../../api/src/moderation/appeal-takedown.ts'
import { createReport } from '../../api/src/moderation/create-report.ts'
import { appealStrike } from '../../api/src/moderation/strikes/appeal-strike.ts'
import { reports, strikes, takedowns } from '../../api/src/moderation/tables.ts'
import { takeDown } from '../../api/src/moderation/take-down.ts'
import { addSeconds } from '../../api/src/platform/clock.ts'
import { type SignedInCaller, visitor } from '../../api/src/platform/http/caller.ts'
import { silentAt } from '../../api/src/platform/messaging/silent-at.ts'
import type { Platform } from '../../api/src/platform/platform.ts'
import { fixedId } from '../fixed-id.ts'

const hours = 3600
const name = 'Nine-cup coffee press'

/**
 * A product that is down with a strike for its store, appeals against both that wait, and two reports. The product is one more, so
 * that the shop stays as it is.
 */
export async function seedModeration(platform: Platform): Promise<void> {
  const now = platform.clock.now()
  const ago = (count: number) => silentAt(platform, addSeconds(now, -count * hours))
  const id = await findPress(platform, ago(200))
  const [there] = await platform.database.select({ takedowns: count() }).from(takedowns)
  if (there?.takedowns === 0) {
    await takeDown(ago(90), staff('catalogue'), {
      subject: { kind: 'product', id },
      ground: 'law',
      groundText: 'Kenya Standards Act, section 10',
      facts: 'The glass of this press was recalled by its maker in March. Three buyers wrote that it broke.',
      strikePoints: 1,
    })
  }
  const [down] = await platform.database.select().from(takedowns).where(eq(takedowns.productId, id))
  if (down && down.appealState === null) {
    const text = 'Ours are from after the recall: the number on the base begins with 26. A picture is in the listing.'
    await appealTakedown(ago(40), seller(), { id: down.id, text })
  }
  const ofIt = eq(strikes.takedownId, down?.id ?? id)
  const [strike] = await platform.database.select().from(strikes).where(ofIt)
  if (strike && strike.appealState === null) {
    await appealStrike(ago(38), seller(), {
      id: strike.id,
      text: 'The press was never recalled: the strike has no ground.',
    })
  }
  if ((await platform.database.$count(reports)) > 0) return
  await report(ago(30), 'volt-and-harmattan', 'The same pictures are on another shop’s page, under its own name.')
  await report(ago(5), 'brixton-carry', 'The price before the reduction was never asked.')
}

/** A product of the store that nobody has seen before it was taken down. */
async function findPress(platform: Platform, then: Platform): Promise<string> {
  const [press] = await platform.database.select().from(products).where(eq(products.name, name))
  if (press) return press.id
  const store = 'rift-roasters'
  const price = { amount: 420_000, currency: 'KES' }
  const text = 'A glass press for nine cups, with a steel frame.'
  const made = { store, name, price, stock: 6, description: text, category: 'coffee-and-tea', status: 'draft' } as const
  return (await createProduct(then, seller(), made)).id
}

async function report(platform: Platform, store: string, text: string): Promise<void> {
  const subject = { kind: 'store', id: store } as const
  const reason = text.includes('price') ? 'wrong-price' : 'stolen-pictures'
  await createReport(platform, { caller: visitor, reporter: `demo:${store}`, said: { subject, reason, text } })
}

function seller(): SignedInCaller {
  const email = 'seller@makola.test'
  return { kind: 'account', accountId: fixedId('account', email), sessionId: '', email, staff: null }
}

function staff(role: 'catalogue'): SignedInCaller {
  const email = `${role}@makola.test`
  const accountId = fixedId('account', email)
  return { kind: 'account', accountId, sessionId: '', email, staff: { role, isSuspended: false } }
}
