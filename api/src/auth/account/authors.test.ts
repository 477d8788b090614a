import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anAccount, anOperator } from '../../../../testing/builders/auth.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { nameOfAccount } from '../../platform/http/caller.ts'
import { newId } from '../../platform/ids.ts'
import { auditEntries } from '../../shop/tables.ts'
import { accounts } from '../tables.ts'
import { nameAuthors } from './name-authors.ts'
import { sayAuthors } from './say-authors.ts'

let shop: TestPlatform

beforeAll(async () => {
  shop = await openTestPlatform()
})
beforeEach(() => shop.database.delete(auditEntries))
afterAll(() => shop.close())

const note = (actor: string) => {
  const id = newId()
  const entry = {
    id,
    storeId: null,
    actor,
    action: 'shop.changed',
    subjectId: id,
    subject: 'Shop',
    at: shop.clock.now(),
  }
  return shop.database.insert(auditEntries).values(entry)
}
const actors = async () =>
  (await shop.database.select({ actor: auditEntries.actor }).from(auditEntries).orderBy(auditEntries.id)).map(
    ({ actor }) => actor,
  )

test('addresses in older histories become ids, strangers become visitors, programs stay', async () => {
  const owner = await anOperator(shop)
  await note(owner.email)
  await note('gone@example.test')
  await note('sweeper')
  await nameAuthors(shop, [auditEntries.actor])
  await nameAuthors(shop, [auditEntries.actor])
  expect(await actors()).toEqual([nameOfAccount(owner.id), 'visitor', 'sweeper'])
  const log = await (await shop.request('/audit', { headers: owner.headers })).json()
  expect(log.data.map(({ actor, actorEmail }: Record<string, unknown>) => [actor, actorEmail])).toEqual([
    ['sweeper', null],
    ['visitor', null],
    ['Ada Obi', owner.email],
  ])
})

test('more than a slice is changed at once', async () => {
  const { id, email } = await anAccount(shop)
  await shop.database.execute(sql`
    insert into audit_entries (id, actor, action, subject_id, subject, at)
    select gen_random_uuid(), ${email}, 'shop.changed', '', '', now() from generate_series(1, 2001)`)
  await nameAuthors(shop, [auditEntries.actor])
  expect(new Set(await actors())).toEqual(new Set([nameOfAccount(id)]))
})

test('an author is shown by address, as a former account once erased, and as it is when it is a program', async () => {
  const { id, email } = await anAccount(shop)
  const rows = [{ by: nameOfAccount(id) }, { by: 'import' }, { by: null }]
  expect(await sayAuthors(shop.database, 'by', rows)).toEqual([{ by: email }, { by: 'import' }, { by: null }])
  await shop.database.update(accounts).set({ erasedAt: shop.clock.now() }).where(eq(accounts.id, id))
  expect(await sayAuthors(shop.database, 'by', rows)).toEqual([
    { by: 'A former account' },
    { by: 'import' },
    { by: null },
  ])
})
