import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { accounts } from '../api/src/auth/tables.ts'
import { conversations, messages, questions } from '../api/src/messages/tables.ts'
import { orders, savedAddresses } from '../api/src/orders/tables.ts'
import { newId } from '../api/src/platform/ids.ts'
import { eraseDue } from '../api/src/privacy/erase-due.ts'
import { runRetention } from '../api/src/privacy/run-retention.ts'
import { consents, erasures } from '../api/src/privacy/tables.ts'
import { requestTransitions } from '../api/src/requests/request-states.ts'
import { requests } from '../api/src/requests/tables.ts'
import { verifications } from '../api/src/verification/tables.ts'
import { storeFollows, wishes } from '../api/src/wishes/tables.ts'
import { brokenInvariants } from '../testing/broken-invariants.ts'
import { findText } from '../testing/database/find-text.ts'
import { openTestPlatform, type TestPlatform } from '../testing/test-platform.ts'
import { demoProducts } from './data/products.ts'
import { seedDemo } from './seed-demo.ts'

let shop: TestPlatform

beforeAll(async () => {
  shop = await openTestPlatform()
  vi.spyOn(console, 'log').mockReturnValue()
  await seedDemo(shop)
  await shop.jobs.drain(shop, { all: true })
}, 300_000)
afterAll(() => shop.close())

const day = 86_400

/** Orders need the contact for returns and disputes; what the buyer and the store wrote goes with it. */
const kept =
  /^(orders\.(address|email|note|phone|search_text)|payments\.email|requests\.text|request_events\.text|messages\.text|review.*\.text|questions\.\w+)$/

test('the demo shop has a request in each state and people who write, ask and want to be verified; a second seed adds nothing', async () => {
  const shown = async () => ({
    conversations: await shop.database.$count(conversations),
    unread: await shop.database.$count(conversations, sql`${conversations.storeUnreadSince} is not null`),
    held: await shop.database.$count(messages, eq(messages.state, 'held')),
    withPicture: await shop.database.$count(messages, sql`jsonb_array_length(${messages.fileIds}) = 1`),
    questions: (await shop.database.select().from(questions)).map(({ state }) => state).toSorted(),
    applications: (await shop.database.select().from(verifications)).map(({ state }) => state).toSorted(),
    requests: [...new Set((await shop.database.select().from(requests)).map(({ state }) => state))].toSorted(),
    addresses: await shop.database.$count(savedAddresses),
    consents: await shop.database.$count(consents),
    wishes: await shop.database.$count(wishes),
    follows: await shop.database.$count(storeFollows),
  })
  const once = {
    ...{ conversations: 3, unread: 1, held: 1, withPicture: 1 },
    questions: ['answered', 'published'],
    applications: ['more_needed', 'submitted'],
    requests: Object.keys(requestTransitions).toSorted(),
    addresses: 2,
    consents: 1,
    wishes: 3,
    follows: 2,
  }
  expect(await shown()).toEqual(once)
  await seedDemo(shop)
  expect(await shown()).toEqual(once)
  expect(await brokenInvariants(shop)).toEqual([])
}, 60_000)

test('each product has three pictures or more, each colour one of its own', async () => {
  const { rows: all } = await shop.database.execute<{ slug: string; pictures: number }>(
    sql`select slug, (select count(*)::int from product_pictures where product_id = products.id) as pictures from products`,
  )
  const picturesOf = new Map(all.map(({ slug, pictures }) => [slug, pictures]))
  const few = demoProducts.filter(({ slug }) => (picturesOf.get(slug) ?? 0) < 3)
  expect(few.map(({ slug }) => slug)).toEqual([])
  const { rows } = await shop.database.execute<{ shown: number; colours: number }>(sql`
    select count(distinct picture_id)::int as shown, count(distinct variants.options ->> 'Colour')::int as colours
    from variants where variants.options ? 'Colour' group by product_id`)
  expect(rows.length).toBeGreaterThan(5)
  for (const { shown, colours } of rows) expect(shown).toBe(colours)
})

// The demo shop shows every noun, so forgetting a person of it walks the tables of every noun.
test('a person of the demo shop who is forgotten stands in no column but those of open orders, and the books still sum', async () => {
  const [person] = await shop.database.select().from(accounts).where(eq(accounts.email, 'shopper@makola.test'))
  if (!person) throw new Error('the demo has no shopper')
  const texts = [person.email, person.name]
  const before = await findText(shop, texts)
  expect(before).toEqual(expect.arrayContaining(['accounts.email', 'accounts.name']))
  const due = { accountId: person.id, state: 'waiting' as const, askedAt: shop.clock.now(), dueAt: shop.clock.now() }
  await shop.database.insert(erasures).values({ id: newId(), ...due })
  await eraseDue(shop)
  await shop.jobs.drain(shop)
  const [erased] = await shop.database.select().from(accounts).where(eq(accounts.id, person.id))
  expect(erased?.erasedAt).not.toBeNull()
  expect((await findText(shop, texts)).filter((column) => !kept.test(column))).toEqual([])
  expect(await brokenInvariants(shop)).toEqual([])

  await shop.database.execute(
    sql`update orders set closed_at = coalesce(closed_at, now()) where account_id = ${person.id}`,
  )
  await shop.database.execute(sql`update orders set state = 'completed' where account_id = ${person.id}`)
  shop.clock.advance(181 * day)
  await runRetention(shop)
  const stillThere = shop.database.$count(
    orders,
    sql`${orders.accountId} = ${person.id} and ${orders.email} is not null`,
  )
  expect(await stillThere).toBe(0)
  expect(
    (await findText(shop, texts)).filter((column) => column.startsWith('orders') || column.startsWith('payments')),
  ).toEqual([])
}, 120_000)
