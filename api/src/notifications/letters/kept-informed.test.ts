import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, anOperator, type SignedIn, signInAs } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { lettersTo } from '../../../../testing/builders/letters.ts'
import { aPaidOrder } from '../../../../testing/builders/orders.ts'
import { aMember, aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { orderLines } from '../../orders/tables.ts'
import { newId } from '../../platform/ids.ts'
import { notifications } from '../tables.ts'

let shop: TestPlatform
let operator: SignedIn
beforeAll(async () => {
  shop = await openTestPlatform()
  operator = await anOperator(shop)
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

async function newsOf({ id }: { id: string }) {
  await shop.jobs.drain(shop)
  const rows = await shop.database
    .select()
    .from(notifications)
    .where(eq(notifications.accountId, id))
    .orderBy(notifications.title)
  return rows.map(({ type, title, body }) => ({ type, title, body }))
}

async function call(path: string, by: SignedIn, json: object, method = 'POST'): Promise<Response> {
  const { headers } = await signInAs(shop, by.id)
  return shop.request(path, { method, json, headers: { ...headers, 'idempotency-key': newId() } })
}

describe('a store closed by an operator', () => {
  test('gets the reason, each member by bell and email, and news of its reopening', async () => {
    const { store, owner } = await aStoreWithOwner(shop, { name: 'Accra Beads' })
    const packer = await anAccount(shop)
    await aMember(shop, { storeId: store.id, accountId: packer.id, role: 'fulfilment' })
    const standing = (json: object) => call(`/stores/${store.id}/suspension`, operator, json, 'PUT')
    expect((await standing({ status: 'closed', reason: 'Two buyers got fakes.' })).status).toBe(200)
    for (const person of [owner, packer]) {
      expect(await newsOf(person)).toMatchObject(
        [
          { type: 'store-standing', title: 'Makola has closed your store', body: /^Reason: Two buyers got fakes\. / },
        ].map(({ body, ...rest }) => ({ ...rest, body: expect.stringMatching(body) })),
      )
      const [letter] = await lettersTo(shop, person.email)
      expect(letter?.subject).toBe('Makola has closed your store (Accra Beads)')
      expect(letter?.text).toContain('Two buyers got fakes.')
    }
    expect((await standing({ status: 'open' })).status).toBe(200)
    expect((await newsOf(owner)).map(({ title }) => title)).toContain('Your store is open again')
    const [mine] = (await (await shop.request('/stores/mine', { headers: owner.headers })).json()).data
    expect(mine.suspensionReason).toBeNull()
  })

  test('shows the reason in the list of stores', async () => {
    const { store, owner } = await aStoreWithOwner(shop)
    await call(`/stores/${store.id}/suspension`, operator, { status: 'paused', reason: 'No answers.' }, 'PUT')
    const [mine] = (await (await shop.request('/stores/mine', { headers: owner.headers })).json()).data
    expect(mine).toMatchObject({ status: 'paused', suspensionReason: 'No answers.' })
  })
})

describe('a category requested by a store', () => {
  test('is reported to operators once a day, and the decision to the store', async () => {
    const { store, owner } = await aStoreWithOwner(shop, { name: 'Loom' })
    const ask = async (name: string) =>
      (await (await call('/categories/requests', owner, { store: store.id, name })).json()).data
    const [first, second] = [await ask('Hand looms'), await ask('Bobbins')]
    const asked = (await newsOf(operator)).filter(({ type }) => type === 'category-asked')
    expect(asked).toMatchObject([{ title: 'Loom requested a category' }])

    const decide = (id: string, json: object) => call(`/categories/requests/${id}/decision`, operator, json)
    await decide(first.id, { decision: 'decline', reason: 'Use Weaving.' })
    await decide(second.id, { decision: 'approve' })
    expect(await newsOf(owner)).toEqual([
      {
        type: 'category-decided',
        title: 'Your category “Bobbins” was approved',
        body: 'You can choose it for your products now.',
      },
      { type: 'category-decided', title: 'Your category “Hand looms” was declined', body: 'Reason: Use Weaving.' },
    ])
  })
})

describe('a refunded buyer', () => {
  const bought = async (email: string, refunds?: 'turned-away') => {
    const { store, owner } = await aStoreWithOwner(shop, { name: 'Adire House' })
    const product = await aProduct(shop, { storeId: store.id, name: 'Indigo wrap', stock: 10 })
    const order = await aPaidOrder(shop, { products: [product], quantity: 2, email, ...(refunds && { refunds }) })
    await shop.jobs.drain(shop)
    return { orderId: order.orderId, parcelId: order.parcelIds[0] ?? '', owner }
  }
  const refundLetters = async (email: string) =>
    (await lettersTo(shop, email)).filter(({ subject }) => subject.startsWith('Your refund of'))

  test('reads the amount, the object and the reason, once', async () => {
    const { orderId, parcelId, owner } = await bought('refunded@example.test')
    const [line] = await shop.database.select().from(orderLines).where(eq(orderLines.orderId, orderId))
    const of = { kind: 'lines', lines: [{ lineId: line?.id, quantity: 1 }], withDelivery: false }
    const answer = await call(`/parcels/${parcelId}/refunds`, owner, { reason: 'One was torn', of })
    expect(answer.status).toBe(201)
    await shop.jobs.drain(shop, { all: true })
    const letters = await refundLetters('refunded@example.test')
    expect(letters).toHaveLength(1)
    expect(letters[0]?.subject).toMatch(/^Your refund of ₦1,000 is on its way \(order /)
    for (const text of ['Adire House has sent you a refund of ₦1,000', 'One was torn', '1 × Indigo wrap']) {
      expect(letters[0]?.text).toContain(text)
    }
  })

  test('learns of a bank’s rejection, but not of a refund that never left', async () => {
    const { parcelId, owner } = await bought('turned-away@example.test', 'turned-away')
    await call(`/parcels/${parcelId}/refunds`, owner, { reason: 'A stain', of: { kind: 'rest' } })
    await shop.jobs.drain(shop)
    shop.clock.advance(21)
    await shop.jobs.drain(shop, { all: true })
    const subjects = (await refundLetters('turned-away@example.test')).map(({ subject }) => subject)
    expect(subjects).toHaveLength(2)
    expect(subjects.toSorted()).toEqual([
      expect.stringContaining('Your refund of ₦2,500 did not go through'),
      expect.stringContaining('Your refund of ₦2,500 is on its way'),
    ])
  })
})
