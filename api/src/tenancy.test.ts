import { endpoints } from '@makola/contract/endpoints.ts'
import type { AnyEndpoint } from '@makola/contract/http/endpoint.ts'
import { memberRoles } from '@makola/contract/permissions.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anAccount, type SignedIn } from '../../testing/builders/auth.ts'
import { aProduct } from '../../testing/builders/catalogue.ts'
import { aFullStore, type FullStore, ownerPassword } from '../../testing/builders/full-store.ts'
import { aPaidOrder } from '../../testing/builders/orders.ts'
import { aRate } from '../../testing/builders/rates.ts'
import type { Sample } from '../../testing/calls/guarded-call.ts'
import { guardedCalls } from '../../testing/calls/guarded-calls.ts'
import { mixedCalls } from '../../testing/calls/mixed-calls.ts'
import { onUsedStores } from '../../testing/calls/on-used-stores.ts'
import { guessesWith, wordsOf } from '../../testing/calls/revealed.ts'
import { digestOf, sendSample } from '../../testing/calls/send-sample.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { products } from './catalogue/tables.ts'
import { advanceParcel } from './orders/parcels/advance-parcel.ts'
import { trackingToken } from './orders/tracking/tracking-token.ts'
import { newId } from './platform/ids.ts'
import { readOutboxFolder } from './platform/mail/mailer.ts'
import { rateLimits } from './platform/tables.ts'
import { roleMay } from './stores/require-permission.ts'

// Every non-public call, by every kind of caller, about another store's things: other people's things do not exist, actions
// without permission are forbidden, and either way nothing changes.

let shop: TestPlatform
let victim: FullStore
let other: FullStore
let shopper: SignedIn
let operator: SignedIn
let rates: { rateId: string; spareRateId: string }

beforeAll(async () => {
  shop = await openTestPlatform()
  rates = {
    rateId: (await aRate(shop, { rate: '1500' })).id,
    spareRateId: (await aRate(shop, { countryCode: 'KE', currency: 'KES', rate: '129' })).id,
  }
  victim = await aFullStore(shop, rates)
  other = await aFullStore(shop, rates)
  shopper = await anAccount(shop)
  operator = await anAccount(shop, { role: 'operator', password: ownerPassword })
  await shop.jobs.drain(shop)
}, 120_000)
// Rate limits are tested elsewhere.
beforeEach(() => shop.database.delete(rateLimits))
afterAll(() => shop.close())

const guarded = endpoints.filter(({ access }) => access === 'member' || access === 'staff')
const byName = new Map(endpoints.map((endpoint) => [endpoint.operationId, endpoint]))

const call = (endpoint: AnyEndpoint, sample: Sample, caller?: SignedIn) => sendSample(shop, endpoint, sample, caller)
const digest = () => digestOf(shop)

type Attack = [who: string, caller: SignedIn | undefined, status: number]

function attacksOn(name: string): Attack[] {
  const guard = guardedCalls[name as keyof typeof guardedCalls]
  const strangers: [string, SignedIn][] = [
    ['a shopper', shopper],
    ...memberRoles.map((role): [string, SignedIn] => [`another store's ${role}`, other.people[role]]),
  ]
  if ('isOperatorOnly' in guard) {
    const everyone = [...strangers, ...memberRoles.map((role): [string, SignedIn] => [role, victim.people[role]])]
    return [['a visitor', undefined, 401], ...everyone.map(([who, caller]): Attack => [who, caller, 403])]
  }
  const powerless = memberRoles.filter((role) => !guard.needed.every((one) => roleMay(role, one)))
  return [
    ['a visitor', undefined, 401],
    ...strangers.map(([who, caller]): Attack => [who, caller, 404]),
    ...powerless.map((role): Attack => [`its own ${role}`, victim.people[role], 403]),
  ]
}

describe('a store’s data', () => {
  test('is listed for every call that is not public', () => {
    expect(guarded.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(guardedCalls).toSorted())
  })

  test.each(guarded.map((endpoint) => [endpoint.operationId, endpoint] as const))(
    '%s: nobody else reads or changes it',
    async (name, endpoint) => {
      const sample = guardedCalls[name as keyof typeof guardedCalls].to(victim)
      const before = await digest()
      const answers: Record<string, number> = {}
      const wanted: Record<string, number> = {}
      for (const [who, caller, status] of attacksOn(name)) {
        answers[who] = (await call(endpoint, sample, caller)).status
        wanted[who] = status
      }
      expect(answers).toEqual(wanted)
      expect(await digest()).toBe(before)
    },
  )

  test.each(mixedCalls)('%s: one’s own store with another’s thing is refused', async (name, to) => {
    const endpoint = endpointOf(name)
    const before = await digest()
    const response = await call(endpoint, to(other, victim), other.people.owner)
    expect([404, 422]).toContain(response.status)
    expect(await digest()).toBe(before)
  })
})

describe('secrets from a store’s own calls and emails', () => {
  test('open nothing of another store’s part of an order, in any public call', async () => {
    const secrets = await aSharedOrder()
    const { words, contacts } = await learn(other)
    // It has the data that a seller of the order works with.
    expect(words).toContain(secrets.orderId)
    expect(words.some((word) => word.startsWith(secrets.number))).toBe(true)
    const open = endpoints.filter(({ access, operationId }) => access === 'public' && !writesAnew.has(operationId))
    expect(open.map(({ operationId }) => operationId)).toEqual(expect.arrayContaining(['trackOrder', 'verifyPayment']))
    const tries = (function* () {
      for (const endpoint of open) for (const guess of guessesWith(endpoint, words, contacts)) yield { endpoint, guess }
    })()
    const leaks = new Set<string>()
    const tryOn = async () => {
      for (const { endpoint, guess } of tries) {
        const send = () => call(endpoint, { ...guess, headers: { 'idempotency-key': newId() } })
        let response = await send()
        for (; response.status === 429; response = await send()) await shop.database.delete(rateLimits)
        if (!response.ok || response.bodyUsed) continue
        const answer = await response.text()
        if (secrets.others.some((secret) => answer.includes(secret))) leaks.add(endpoint.operationId)
      }
    }
    // They are thousands.
    await Promise.all(Array.from({ length: 4 }, tryOn))
    expect([...leaks]).toEqual([])
  }, 240_000)
})

/** Calls that create something of one's own and answer nothing. */
const writesAnew = new Set(['register', 'requestPasswordReset', 'createReport'])

/** An order of both stores, and the victim's part of it. */
async function aSharedOrder() {
  const [theirs, own] = [
    await aProduct(shop, { storeId: victim.id, name: 'Nobody else may read this' }),
    await aProduct(shop, { storeId: other.id }),
  ]
  const order = await aPaidOrder(shop, {
    products: [theirs, own],
    email: 'shared@example.test',
    phone: '+2348030001199',
  })
  // An order keeps its copy of the product, although the product's public page has changed by now.
  await shop.database.update(products).set({ name: 'A pot' }).where(eq(products.id, theirs.id))
  const [parcelId = '', ownParcelId = ''] = order.parcelIds
  const shipped = { to: 'shipped', carrier: 'DHL', trackingNumber: 'THEIRS-ALONE-77' } as const
  await advanceParcel(shop, { parcelId, by: 'a test', step: { to: 'packed' } })
  await advanceParcel(shop, { parcelId, by: 'a test', step: shipped })
  const refund = { reason: 'A stain', of: { kind: 'amount', amount: { amount: 100, currency: 'NGN' } } }
  await shop.request(`/parcels/${ownParcelId}/refunds`, {
    method: 'POST',
    headers: { ...other.people.owner.headers, 'idempotency-key': newId() },
    json: refund,
  })
  await shop.jobs.drain(shop)
  const token = trackingToken(shop, order.orderId)
  const others = ['Nobody else may read this', 'THEIRS-ALONE-77', token, order.buyersNumber]
  return { orderId: order.orderId, number: order.number, others }
}

/** Every word that a store’s owner can read, in answers and emails, and every possible contact. */
async function learn(store: FullStore): Promise<{ words: string[]; contacts: string[] }> {
  const owner = store.people.owner
  const { data: listed } = await (await call(endpointOf('listParcels'), { query: { store: store.id } }, owner)).json()
  const [parcelRow] = listed
  let heard = JSON.stringify(parcelRow)
  heard += await (await call(endpointOf('getParcel'), { params: { id: parcelRow.id } }, owner)).text()
  const about = guarded.filter(({ method, events }) => method === 'get' && !events)
  for (const endpoint of about) {
    const guard = guardedCalls[endpoint.operationId as keyof typeof guardedCalls]
    const response = await call(endpoint, guard.to(store), owner)
    // The text of a PDF is compressed.
    const isText = !response.headers.get('content-type')?.includes('pdf')
    if (response.ok && isText) heard += (await response.text()).slice(0, 20_000)
  }
  const { email } = owner
  const letters = await readOutboxFolder(shop.mailer.folder ?? '')
  for (const letter of letters) if (letter.to === email) heard += ` ${letter.subject} ${letter.text}`
  const words = wordsOf(heard).filter((word) => !isOwnThing(word, store))
  return { words, contacts: words.filter((word) => word.includes('@') || /^\+\d{10,}$/.test(word)) }
}

/** Prices, pictures and links of its own pages lead nowhere else. */
const isOwnThing = (word: string, store: FullStore) =>
  word.startsWith('http') || word.startsWith('/') || word.includes('.png') || word === store.id

function endpointOf(name: string): AnyEndpoint {
  const endpoint = byName.get(name)
  if (!endpoint) throw new Error(`There is no call ${name}`)
  return endpoint
}

const askUsed = onUsedStores(() => aFullStore(shop, rates))

describe('permissions', () => {
  // Without this, an impossible request would count as well guarded.
  test.each(guarded.map((endpoint) => [endpoint.operationId, endpoint] as const))(
    '%s: reaches it',
    async (name, endpoint) => {
      const guard = guardedCalls[name as keyof typeof guardedCalls]
      const ask = (store: FullStore) => {
        const caller = 'isOperatorOnly' in guard ? operator : store.people.owner
        return call(endpoint, guard.to(store), caller)
      }
      const response = endpoint.method === 'get' ? await ask(victim) : await askUsed(ask)
      expect([200, 201, 202, 204, 409], await describeAnswer(response)).toContain(response.status)
    },
  )
})

const describeAnswer = async (response: Response) =>
  response.bodyUsed ? String(response.status) : `${response.status} ${await response.clone().text()}`
