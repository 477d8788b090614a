import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anAccount, type SignedIn, signInAs } from '../../testing/builders/auth.ts'
import { aProduct, type ProductWithVariants } from '../../testing/builders/catalogue.ts'
import { askAbout, writeAsBuyer, writeAsStore } from '../../testing/builders/messages.ts'
import { aParcelAt, type Parcelled } from '../../testing/builders/requests.ts'
import { reviewAsBuyer } from '../../testing/builders/reviews.ts'
import { aStoreWithOwner } from '../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { messagesPerHour } from './messages/conversations/post-message.ts'
import { newId } from './platform/ids.ts'
import { transact } from './platform/platform.ts'
import { rateLimits } from './platform/tables.ts'

let shop: TestPlatform
let owner: SignedIn
let asker: SignedIn
let product: ProductWithVariants
let parcel: Parcelled

beforeAll(async () => {
  shop = await openTestPlatform()
})
beforeEach(async () => {
  await shop.database.delete(rateLimits)
  const own = await aStoreWithOwner(shop)
  owner = own.owner
  asker = await anAccount(shop)
  product = await aProduct(shop, { storeId: own.store.id, stock: 9 })
  parcel = await aParcelAt(shop, 'delivered', { products: [product] })
})
afterAll(() => shop.close())

const headersOf = async ({ id }: SignedIn) => (await signInAs(shop, id)).headers
const ofParcel = () => ({ orderId: parcel.orderId, parcelId: parcel.parcelId })

type Write = (key: string, text: string) => Promise<Response>
/** Each with the table that it writes to. */
const calls: [string, string, Write][] = [
  ['writeToStore', 'messages', (key, text) => writeAsBuyer(shop, ofParcel(), { key, text })],
  [
    'writeToBuyer',
    'messages',
    async (key, text) =>
      writeAsStore(shop, { ...ofParcel(), person: { headers: await headersOf(owner) } }, { key, text }),
  ],
  [
    'askQuestion',
    'questions',
    async (key, text) => askAbout(shop, product.id, { asker: { headers: await headersOf(asker) }, key, text }),
  ],
  [
    'openStore',
    'stores',
    async (key, text) => {
      const headers = { ...(await headersOf(asker)), 'idempotency-key': key }
      const json = { name: `${text} ${key}`, countryCode: 'NG', currency: 'NGN' }
      return shop.request('/stores/', { method: 'POST', json, headers })
    },
  ],
  ['writeReview', 'reviews', (key, text) => reviewAsBuyer(shop, parcel, { key, text })],
]

describe.each(calls)('%s', (_, table, write) => {
  test('needs a key of its own for each thing', async () => {
    expect(await (await write('', 'Is it real?')).json()).toMatchObject({ type: 'idempotency-key-missing' })
    const key = newId()
    const first = await write(key, 'Is it real?')
    expect(first.status).toBe(201)
    expect(await (await write(key, 'Is it real?')).json()).toEqual(await first.json())
    expect(await (await write(key, 'Is it not?')).json()).toMatchObject({ type: 'idempotency-key-reused' })
  })

  test('pressed twice at the same moment, is done once', async () => {
    const key = newId()
    const { pressed } = await transact(shop, async (tx) => {
      // The first press waits for the table.
      await tx.execute(sql.raw(`lock table ${table} in exclusive mode`))
      const pressed = [write(key, 'Is it real?'), write(key, 'Is it real?')]
      const refused = await Promise.race(pressed)
      expect(await refused.json()).toMatchObject({ type: 'idempotency-key-in-progress', status: 409 })
      return { pressed }
    })
    expect((await Promise.all(pressed)).map(({ status }) => status).toSorted()).toEqual([201, 409])
  })
})

test('a store writes no more messages an hour than anyone needs', async () => {
  const person = { headers: await headersOf(owner) }
  for (let count = 0; count < messagesPerHour.calls; count++) {
    expect((await writeAsStore(shop, { ...ofParcel(), person })).status).toBe(201)
  }
  expect((await writeAsStore(shop, { ...ofParcel(), person })).status).toBe(429)
})
