import type { Question } from '@makola/contract/messages/questions.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { brokenInvariants } from '../../../testing/broken-invariants.ts'
import { anAccount, requestAs, type SignedIn } from '../../../testing/builders/auth.ts'
import { aProduct } from '../../../testing/builders/catalogue.ts'
import { lettersTo } from '../../../testing/builders/letters.ts'
import { aMessage, askAbout } from '../../../testing/builders/messages.ts'
import { aParcelAt } from '../../../testing/builders/requests.ts'
import { aReview } from '../../../testing/builders/reviews.ts'
import { aMember, aStore, aStoreWithOwner } from '../../../testing/builders/stores.ts'
import { findText } from '../../../testing/database/find-text.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { accounts, emailChanges } from '../auth/tables.ts'
import { inviteReviews } from '../notifications/letters/invite-reviews.ts'
import { newId } from '../platform/ids.ts'
import type { PersonalData } from '../platform/privacy/personal-data.ts'
import { rateLimits } from '../platform/tables.ts'
import { reviews } from '../reviews/tables.ts'
import { auditEntries } from '../shop/tables.ts'
import { storeStanding, stores } from '../stores/tables.ts'
import { readExport } from './build-export.ts'
import { eraseDue } from './erase-due.ts'
import { erasures } from './tables.ts'

const password = 'a quiet harbour at dusk'
const day = 86_400
let shop: TestPlatform

beforeAll(async () => {
  shop = await openTestPlatform()
})
beforeEach(() => shop.database.delete(rateLimits))
afterAll(() => shop.close())

/** Asks for an erasure and lets its time come. */
async function forget(...people: SignedIn[]): Promise<void> {
  for (const person of people) {
    const asked = await requestAs(shop, person, { method: 'POST', path: '/account/erasure', json: { password } })
    expect(asked.status).toBe(202)
  }
  await shop.jobs.drain(shop)
  shop.clock.advance(3 * day)
  await eraseDue(shop)
  await shop.jobs.drain(shop)
}
const stateOf = async ({ id }: SignedIn) =>
  (await shop.database.select().from(erasures).where(eq(erasures.accountId, id)))[0]?.state

/** An entry of another store's history. */
async function aForeignEntry() {
  const change = {
    before: { stock: 11, live: true, title: 'Panama' },
    after: { stock: 1, live: false, title: 'Panama 1' },
  }
  const made = { id: newId(), storeId: (await aStore(shop)).id, actor: `account:${newId()}`, at: shop.clock.now() }
  const entry = { ...made, action: 'product.changed', subjectId: newId(), subject: 'Panama hat by Ama', ...change }
  await shop.database.insert(auditEntries).values(entry)
  return { entry, read: () => shop.database.select().from(auditEntries).where(eq(auditEntries.id, entry.id)) }
}

test.each(['Ama', '1', ':', 'true', '%', 'stock'])(
  'a person of the name %s is forgotten, and others’ history stays',
  async (name) => {
    const { entry, read } = await aForeignEntry()
    const person = await anAccount(shop, { password, name })
    await forget(person)
    expect(await stateOf(person)).toBe('done')
    expect(await read()).toEqual([entry])
  },
)

test('what the person wrote into the history of their store goes from it, not the rest', async () => {
  const { store } = await aStoreWithOwner(shop)
  const person = await anAccount(shop, { password, name: 'Zenobia Quartey' })
  const made = { id: newId(), storeId: store.id, actor: `account:${person.id}`, at: shop.clock.now() }
  const account = 'GTBank ••••4321, Zenobia Quartey'
  await shop.database.insert(auditEntries).values({
    ...{ ...made, action: 'payout-account.changed', subjectId: store.id, subject: store.name, after: { account } },
  })
  await forget(person)
  const [left] = await shop.database.select().from(auditEntries).where(eq(auditEntries.id, made.id))
  expect(left).toMatchObject({ subject: store.name, after: { account: 'GTBank ••••4321, ' } })
})

test('one who cannot be forgotten keeps nobody else from it, and is an error of the job', async () => {
  const [first, second] = [await anAccount(shop, { password }), await anAccount(shop, { password })]
  const fails: PersonalData = {
    erase: async (_, { accountId }) => {
      if (accountId === first.id) throw new Error('a fault of a noun')
    },
  }
  const { personalData } = shop
  Object.assign(shop, { personalData: [...personalData, fails] })
  await expect(forget(first, second)).rejects.toThrow(/1 of 2/)
  Object.assign(shop, { personalData })
  expect([await stateOf(first), await stateOf(second)]).toEqual(['waiting', 'done'])
  await eraseDue(shop)
  expect(await stateOf(first)).toBe('done')
})

test('neither a former address nor the bell of a store that was joined knows the person; another’s address stays', async () => {
  const { store, owner } = await aStoreWithOwner(shop)
  const [former, later] = [`${newId()}@example.test`, `${newId()}@example.test`]
  const other = await anAccount(shop)
  const person = await anAccount(shop, { password, name: 'Vera Joiner', email: former })
  const invite = (email: string) =>
    requestAs(shop, owner, {
      method: 'POST',
      path: `/stores/${store.id}/invitations`,
      json: { email, role: 'manager' },
    })
  for (const email of [former, other.email]) expect((await invite(email)).status).toBe(201)
  await shop.jobs.drain(shop)
  const token = /token=([\w-]+)/.exec((await lettersTo(shop, former))[0]?.text ?? '')?.[1]
  const joined = await requestAs(shop, person, { method: 'POST', path: '/invitations/accept', json: { token } })
  expect(joined.status).toBe(200)
  await shop.jobs.drain(shop)
  expect(await findText(shop, ['Vera Joiner'])).toContain('notifications.title')
  const changes = [
    { formerEmail: former, newEmail: other.email },
    { formerEmail: other.email, newEmail: later },
  ]
  for (const change of changes) {
    const row = { id: newId(), accountId: person.id, changedAt: shop.clock.now(), ...change }
    await shop.database.insert(emailChanges).values(row)
  }
  await shop.database.update(accounts).set({ email: later }).where(eq(accounts.id, person.id))
  await forget(person)
  expect(await findText(shop, [former, later, 'Vera Joiner'])).toEqual([])
  expect(await findText(shop, [other.email])).toContain('invitations.email')
})

test('a store on a break or held back that loses its only owner is closed for good, in its history too', async () => {
  const owner = await anAccount(shop, { password })
  const [onBreak, held] = [await aStore(shop), await aStore(shop, { status: 'closed' })]
  for (const { id: storeId } of [onBreak, held]) await aMember(shop, { storeId, accountId: owner.id })
  const isHeld = eq(storeStanding.storeId, held.id)
  await shop.database.update(storeStanding).set({ approval: 'applied', keptStatus: 'open' }).where(isHeld)
  const breakEndsOn = new Date(shop.clock.now().getTime() + 20 * day * 1000).toISOString().slice(0, 10)
  const json = { status: 'paused', breakEndsOn, breakNote: 'Back soon' }
  const path = `/stores/${onBreak.id}`
  expect((await requestAs(shop, owner, { method: 'PATCH', path, json })).status).toBe(200)
  await forget(owner)
  expect(await brokenInvariants(shop)).toEqual([])
  const [closed] = await shop.database.select().from(stores).where(eq(stores.id, onBreak.id))
  expect(closed).toMatchObject({ status: 'closed', breakEndsOn: null, breakNote: '' })
  expect((await shop.database.select().from(storeStanding).where(isHeld))[0]?.keptStatus).toBe('closed')
  const history = await shop.database.select().from(auditEntries).where(eq(auditEntries.storeId, onBreak.id))
  expect(history.at(-1)).toMatchObject({
    actor: `account:${owner.id}`,
    before: { status: 'paused' },
    after: { status: 'closed' },
  })
})

test('no letter asks the forgotten for a review, or goes to the address of a former account', async () => {
  const { store, owner } = await aStoreWithOwner(shop)
  const person = await anAccount(shop, { password })
  await aParcelAt(shop, 'delivered', { accountId: person.id, email: person.email })
  const { id: productId } = await aProduct(shop, { storeId: store.id })
  const asked = await askAbout(shop, productId, { asker: person })
  const { data: question } = (await asked.json()) as { data: Question }
  await forget(person)
  shop.clock.advance(day)
  await inviteReviews(shop)
  const path = `/questions/${question.id}/answer`
  expect((await requestAs(shop, owner, { method: 'POST', path, json: { text: 'Yes, it is.' } })).status).toBe(200)
  await shop.jobs.drain(shop)
  const subjects = (await lettersTo(shop, person.email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => /think of/.test(subject))).toEqual([])
  expect(await lettersTo(shop, `${person.id}@erased.invalid`)).toEqual([])
})

test('what was written as a guest of the same address is in the copy, and the name at a review goes', async () => {
  const person = await anAccount(shop, { password })
  const address = { name: 'Wilhelmina Quist', line1: '1 Elm', city: 'Lagos', countryCode: 'NG' }
  const review = await aReview(shop, { email: person.email, address, text: 'A cloth to be proud of.' })
  await aMessage(shop, review.parcel, 'Is there a red one, too?')
  const rows = await readExport(shop, { accountId: person.id, email: person.email, name: person.name })
  expect(rows.reviews).toMatchObject([{ name: 'Wilhelmina', text: 'A cloth to be proud of.' }])
  expect(rows.review_versions).toMatchObject([{ text: 'A cloth to be proud of.' }])
  expect(rows.messages).toMatchObject([{ text: 'Is there a red one, too?' }])
  await forget(person)
  const [left] = await shop.database.select().from(reviews).where(eq(reviews.id, review.id))
  expect(left).toMatchObject({ name: null, text: 'A cloth to be proud of.' })
})
