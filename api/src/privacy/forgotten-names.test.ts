import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anAccount, requestAs, type SignedIn } from '../../../testing/builders/auth.ts'
import { aMember, aStore, aStoreWithOwner } from '../../../testing/builders/stores.ts'
import { anApplication } from '../../../testing/builders/verifications.ts'
import { findText } from '../../../testing/database/find-text.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { newId } from '../platform/ids.ts'
import { rateLimits } from '../platform/tables.ts'
import { auditEntries } from '../shop/tables.ts'
import { eraseDue } from './erase-due.ts'

const password = 'a quiet harbour at dusk'
let shop: TestPlatform

beforeAll(async () => {
  shop = await openTestPlatform()
})
beforeEach(() => shop.database.delete(rateLimits))
afterAll(() => shop.close())

async function forget(person: SignedIn): Promise<void> {
  const asked = await requestAs(shop, person, { method: 'POST', path: '/account/erasure', json: { password } })
  expect(asked.status).toBe(202)
  await shop.jobs.drain(shop)
  shop.clock.advance(3 * 86_400)
  await eraseDue(shop)
  await shop.jobs.drain(shop)
}

type Given = Partial<typeof auditEntries.$inferInsert> & { action: string }
/** An entry of somebody else's, about something of another id. */
async function anEntry(given: Given) {
  const made = { id: newId(), actor: `account:${newId()}`, subjectId: newId(), subject: 'Thing', at: shop.clock.now() }
  const [entry] = await shop.database
    .insert(auditEntries)
    .values({ ...made, ...given })
    .returning()
  if (!entry) throw new Error('No entry was written')
  const read = async () => (await shop.database.select().from(auditEntries).where(eq(auditEntries.id, entry.id)))[0]
  return { entry, read }
}
const payout = (storeId: string, ...[was, is]: string[]) =>
  anEntry({
    ...{ storeId, action: 'payout-account.changed', subjectId: storeId },
    ...{ before: { account: `GTBank ••••4321, ${was}` }, after: { account: `Kuda ••••7654, ${is}` } },
  })

test('a name goes from what the staff and co-owners did, under whatever id, and a legal name of its own too', async () => {
  const person = await anAccount(shop, { password, name: 'Zenobia Quartey' })
  const { store } = await aStoreWithOwner(shop)
  const own = await aStore(shop)
  for (const storeId of [store.id, own.id]) await aMember(shop, { storeId, accountId: person.id })
  const legalName = 'Zenobia Akosua Quartey-Mensah'
  const { applicationId, documentId } = await anApplication(shop, { storeId: own.id, owner: person, legalName })
  const storeId = own.id
  await anEntry({ storeId, action: 'verification.decided', subjectId: applicationId, subject: legalName })
  const note = `The card of ${legalName} is cut off`
  await anEntry({
    storeId,
    action: 'verification.decided',
    subjectId: applicationId,
    subject: legalName,
    after: { note },
  })
  await anEntry({ storeId, action: 'document.read', subjectId: documentId, subject: legalName })
  await anEntry({ storeId, action: 'document.read', subject: legalName, after: { verification: applicationId } })
  await anEntry({ storeId, action: 'store.approved', subjectId: storeId, subject: legalName })
  for (const action of ['verification.decided', 'store.approved', 'document.read'])
    await anEntry({ storeId: store.id, action, subject: 'QUARTEY  Zenobia' })
  await anEntry({ storeId, action: 'store.changed', after: { status: 'open', breakNote: 'Ask Zenobia Quartey' } })
  const { read } = await payout(store.id, 'Zenobia Quartey', 'Kofi Annor')
  await payout(own.id, legalName, 'Quartey Zenobia')
  expect(await findText(shop, ['Zenobia'])).toContain('audit_entries.subject')
  await forget(person)
  expect(await findText(shop, ['Zenobia'])).toEqual([])
  expect(await read()).toMatchObject({
    before: { account: 'GTBank ••••4321, ' },
    after: { account: 'Kuda ••••7654, Kofi Annor' },
  })
})

test.each(['Ama', '%', '1', '_', '\\', '••••'])(
  'a person of the name %s leaves others’ stores as they were',
  async (name) => {
    const person = await anAccount(shop, { password, name })
    const { store: joined } = await aStoreWithOwner(shop)
    await aMember(shop, { storeId: joined.id, accountId: person.id, role: 'manager' })
    const other = await aStore(shop)
    const kept = [
      await payout(joined.id, `${name} Mensah`, 'Ama-Serwaa Obi'),
      await anEntry({ storeId: joined.id, action: 'verification.decided', subject: `${name} Mensah` }),
      await anEntry({ storeId: joined.id, action: 'product.changed', subject: name, after: { title: `By ${name}` } }),
      await payout(other.id, name, 'Ama'),
      await anEntry({ storeId: other.id, action: 'verification.decided', subject: name }),
      await anEntry({ storeId: other.id, action: 'product.changed', subject: name, after: { title: `By ${name}` } }),
    ]
    const near = await anEntry({ storeId: joined.id, action: 'document.read', subject: name })
    await forget(person)
    for (const { entry, read } of kept) expect(await read()).toEqual(entry)
    expect((await near.read())?.subject).toBe('')
  },
)
