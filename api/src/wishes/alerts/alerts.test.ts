import type { StockAlert } from '@makola/contract/wishes/stock-alerts.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { openBrowser } from '../../../../testing/browser.ts'
import { anAccount, type SignedIn, signInAs } from '../../../../testing/builders/auth.ts'
import { aProduct, type ProductWithVariants } from '../../../../testing/builders/catalogue.ts'
import { lettersTo } from '../../../../testing/builders/letters.ts'
import { aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { toNextWindow } from '../../../../testing/to-next-window.ts'
import { productBlocks, products, variants } from '../../catalogue/tables.ts'
import { transact } from '../../platform/platform.ts'
import { rateLimits } from '../../platform/tables.ts'
import { personalData, rules } from '../personal-data.ts'
import { stockAlerts } from '../tables.ts'
import { peoplePerUnit, tellAllBack } from './tell-stock-back.ts'

let shop: TestPlatform
let owner: SignedIn
let product: ProductWithVariants

beforeAll(async () => {
  shop = await openTestPlatform()
})
beforeEach(async () => {
  await shop.database.delete(rateLimits)
  const opened = await aStoreWithOwner(shop)
  owner = opened.owner
  product = await aProduct(shop, { storeId: opened.store.id, stock: 0, name: 'Kente scarf' })
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const ask = async (json: object, person?: SignedIn) =>
  (await openBrowser(shop, person?.headers)).request('/stock-alerts/', { method: 'POST', json })
const askAs = (person: SignedIn) => ask({ variantId: product.variantId }, person)
const askers = async (count: number) => {
  const people: SignedIn[] = []
  for (let index = 0; index < count; index += 1) {
    const person = await anAccount(shop)
    people.push(person)
    expect((await askAs(person)).status).toBe(200)
    shop.clock.advance(1)
  }
  return people
}
/** As the store's owner does it in the inventory. */
const setStock = async (stock: number) => {
  const { headers } = await signInAs(shop, owner.id)
  const path = `/inventory/variants/${product.variantId}`
  expect((await shop.request(path, { method: 'PATCH', json: { stock }, headers })).status).toBe(200)
}
const backLetters = async (person: { email: string }) =>
  (await lettersTo(shop, person.email)).filter(({ subject }) => subject.includes('back in stock'))
const tokenIn = (text: string | undefined) => /alert=([\w.-]+)/.exec(text ?? '')?.[1] ?? ''
const sweep = () => tellAllBack(shop)

it('ten ask, and stock goes 0 → 5 → 0 → 5: each is told once', async () => {
  const people = await askers(10)
  for (const stock of [5, 0, 5]) {
    await setStock(stock)
    await Promise.all([shop.jobs.drain(shop), sweep(), shop.jobs.drain(shop)])
  }
  shop.clock.advance(3601)
  await Promise.all([sweep(), sweep()])
  for (const person of people) {
    const letters = await backLetters(person)
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain('We have emailed several people')
  }
})

it('one asks: the email speaks of nobody else', async () => {
  const [person] = await askers(1)
  await setStock(2)
  await shop.jobs.drain(shop)
  const [letter] = person ? await backLetters(person) : []
  expect(letter?.text).toContain('on sale again.\n')
})

it('one unit: three are told, in the order of asking; an hour later, while it is still there, the next three', async () => {
  const people = await askers(7)
  const told = async () => {
    await shop.jobs.drain(shop)
    return (await Promise.all(people.map(backLetters))).map(({ length }) => length)
  }
  await setStock(1)
  expect(await told()).toEqual([1, 1, 1, 0, 0, 0, 0])
  await sweep()
  expect(await told()).toEqual([1, 1, 1, 0, 0, 0, 0])
  shop.clock.advance(3601)
  await sweep()
  expect(await told()).toEqual([1, 1, 1, 1, 1, 1, 0])
  expect(peoplePerUnit).toBe(3)
})

it('gone again before the email is written: nobody is told, and everyone keeps their place', async () => {
  const [first, second] = await askers(2)
  await setStock(5)
  await setStock(0)
  await shop.jobs.drain(shop)
  if (!first || !second) throw new Error('Nobody asked')
  expect(await backLetters(first)).toEqual([])
  await setStock(5)
  expect(await backLetters(first)).toHaveLength(1)
  expect(await backLetters(second)).toHaveLength(1)
})

it('what the shop took down is not announced, also when its stock rises; back on sale it is', async () => {
  const [person] = await askers(1)
  if (!person) throw new Error('Nobody asked')
  const set = (values: object) => shop.database.update(products).set(values).where(eq(products.id, product.id))
  await set({ status: 'archived', blockedFrom: 'active' })
  await shop.database.update(variants).set({ onHand: 5 }).where(eq(variants.id, product.variantId))
  await sweep()
  expect(await backLetters(person)).toEqual([])
  await set({ status: 'active', blockedFrom: null })
  await sweep()
  expect(await backLetters(person)).toHaveLength(1)
  await shop.database.update(variants).set({ onHand: 0 }).where(eq(variants.id, product.variantId))
})

it('off sale in a country, it is not announced to those who asked from there, who keep their place', async () => {
  const [here, elsewhere] = [await anAccount(shop), await anAccount(shop)]
  for (const [person, country] of [
    [here, 'GH'],
    [elsewhere, 'NG'],
  ] as const)
    expect((await ask({ variantId: product.variantId, country }, person)).status).toBe(200)
  const told = async () => {
    await shop.jobs.drain(shop)
    return (await Promise.all([here, elsewhere].map(backLetters))).map(({ length }) => length)
  }
  await shop.database.insert(productBlocks).values({ countryCode: 'GH', productId: product.id })
  await setStock(5)
  await sweep()
  expect(await told()).toEqual([0, 1])
  await shop.database.delete(productBlocks).where(eq(productBlocks.productId, product.id))
  await sweep()
  expect(await told()).toEqual([1, 1])
})

it('taken off sale in a country before the email is written, it goes to nobody there', async () => {
  const person = await anAccount(shop)
  await ask({ variantId: product.variantId, country: 'GH' }, person)
  await setStock(5)
  await shop.database.insert(productBlocks).values({ countryCode: 'GH', productId: product.id })
  await shop.jobs.drain(shop)
  expect(await backLetters(person)).toEqual([])
  expect(await shop.database.$count(stockAlerts, eq(stockAlerts.state, 'waiting'))).toBeGreaterThan(0)
  await shop.database.delete(productBlocks).where(eq(productBlocks.productId, product.id))
  await sweep()
  expect(await backLetters(person)).toHaveLength(1)
})

describe('an account', () => {
  it('asks with one press; pressed twice it waits once, and takes it back', async () => {
    const person = await anAccount(shop)
    const answers = await Promise.all([askAs(person), askAs(person)])
    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual(
      Array(2).fill({ data: { state: 'waiting' } }),
    )
    const marks = await (await openBrowser(shop, person.headers)).request('/wishes/marks')
    expect(await marks.json()).toMatchObject({ data: { alertVariantIds: [product.variantId] } })
    const drop = () =>
      shop.request(`/stock-alerts/variants/${product.variantId}`, { method: 'DELETE', headers: person.headers })
    expect((await drop()).status).toBe(204)
    expect((await drop()).status).toBe(204)
    await setStock(5)
    expect(await backLetters(person)).toEqual([])
  })

  it('ends all of them by the link in the email', async () => {
    const [person] = await askers(1)
    if (!person) throw new Error('Nobody asked')
    const other = await aProduct(shop, { stock: 0 })
    await ask({ variantId: other.variantId }, person)
    await setStock(5)
    const [letter] = await backLetters(person)
    expect(letter?.text).toContain(`/products/${product.slug}`)
    const token = tokenIn(letter?.text)
    expect((await shop.request(`/stock-alerts/${token}`, { method: 'DELETE' })).status).toBe(204)
    expect(await shop.database.$count(stockAlerts, eq(stockAlerts.accountId, person.id))).toBe(0)
  })

  it('waits for fifty products at most', async () => {
    const person = await anAccount(shop)
    const many = await Promise.all(Array.from({ length: 50 }, () => aProduct(shop, { stock: 0 })))
    await shop.database.insert(stockAlerts).values(
      many.map(({ variantId, id }) => ({
        id,
        variantId,
        accountId: person.id,
        state: 'waiting' as const,
        since: new Date(),
      })),
    )
    expect(await (await askAs(person)).json()).toMatchObject({ code: 'wishes.too-many-alerts', status: 409 })
  })
})

describe('a guest', () => {
  const email = () => `guest-${product.id.slice(-8)}@example.test`
  const asked = () => ask({ variantId: product.variantId, email: email() })
  const confirmation = async () => tokenIn((await lettersTo(shop, email()))[0]?.text)
  const look = async (token: string) =>
    ((await (await shop.request(`/stock-alerts/${token}`)).json()) as { data: StockAlert }).data

  it('is told after confirming by the mailed link, once', async () => {
    expect(await (await asked()).json()).toEqual({ data: { state: 'unconfirmed' } })
    await setStock(5)
    expect(await backLetters({ email: email() })).toEqual([])
    await setStock(0)
    const token = await confirmation()
    expect(await look(token)).toEqual({
      state: 'unconfirmed',
      product: { slug: product.slug, name: 'Kente scarf' },
      variantTitle: '',
    })
    const confirm = () => shop.request(`/stock-alerts/${token}/confirm`, { method: 'POST' })
    expect(await (await confirm()).json()).toMatchObject({ data: { state: 'waiting' } })
    expect((await confirm()).status).toBe(200)
    await setStock(5)
    expect(await backLetters({ email: email() })).toHaveLength(1)
    expect((await look(token)).state).toBe('told')
  })

  it('gets no words of a shopper or a seller before that, and at most five emails a day', async () => {
    for (let index = 0; index < 8; index += 1) {
      expect((await asked()).status).toBe(200)
      await shop.jobs.drain(shop)
      shop.clock.advance(1)
    }
    const letters = await lettersTo(shop, email())
    expect(letters).toHaveLength(5)
    expect(JSON.stringify(letters)).not.toContain('Kente')
  })

  it('learns nothing of what is known about the address', async () => {
    await asked()
    await shop.request(`/stock-alerts/${await confirmation()}/confirm`, { method: 'POST' })
    expect(await (await asked()).json()).toEqual({ data: { state: 'unconfirmed' } })
    expect(await lettersTo(shop, email())).toHaveLength(1)
  })

  it('is refused without an address, with a bad one, for what is in stock or not shown', async () => {
    const inStock = await aProduct(shop)
    const draft = await aProduct(shop, { status: 'draft', stock: 0 })
    const { variantId } = product
    expect(await (await ask({ variantId })).json()).toMatchObject({
      status: 422,
      errors: [{ pointer: '/email', code: 'wishes.email-needed' }],
    })
    expect((await ask({ variantId, email: 'nobody' })).status).toBe(422)
    expect(await (await ask({ variantId: inStock.variantId, email: email() })).json()).toMatchObject({
      code: 'wishes.in-stock',
    })
    expect((await ask({ variantId: draft.variantId, email: email() })).status).toBe(404)
    const wrong = { method: 'POST', json: { variantId }, headers: { 'x-xsrf-token': 'wrong' } }
    expect((await (await openBrowser(shop)).request('/stock-alerts/', wrong)).status).toBe(403)
    expect(await lettersTo(shop, email())).toEqual([])
    expect(await shop.database.$count(stockAlerts, eq(stockAlerts.variantId, variantId))).toBe(0)
  })

  it('a network asks thirty times an hour', async () => {
    const answers: number[] = []
    for (let index = 0; index < 31; index += 1) answers.push((await ask({ variantId: product.variantId })).status)
    expect(answers.at(-2)).toBe(422)
    expect(answers.at(-1)).toBe(429)
  })

  it('a link of another shop, a changed one, and one that has ended lead nowhere', async () => {
    await asked()
    const token = await confirmation()
    for (const bad of ['nonsense', `${token.slice(0, -1)}_`]) {
      expect((await shop.request(`/stock-alerts/${bad}`)).status).toBe(404)
      expect((await shop.request(`/stock-alerts/${bad}/confirm`, { method: 'POST' })).status).toBe(404)
      expect((await shop.request(`/stock-alerts/${bad}`, { method: 'DELETE' })).status).toBe(404)
    }
    await shop.database.delete(stockAlerts).where(eq(stockAlerts.email, email()))
    expect((await shop.request(`/stock-alerts/${token}`)).status).toBe(404)
  })

  it('links are tried sixty times a minute', async () => {
    for (const [path, method] of [
      ['/stock-alerts/x', 'GET'],
      ['/stock-alerts/x', 'DELETE'],
      ['/stock-alerts/x/confirm', 'POST'],
    ] as const) {
      toNextWindow(shop, { calls: 60, seconds: 60 })
      const answers = await Promise.all(Array.from({ length: 61 }, () => shop.request(path, { method })))
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
    }
  })
})

it('ends after 180 days, and unconfirmed after 7; a person’s go with them', async () => {
  const [person] = await askers(1)
  await ask({ variantId: product.variantId, email: 'left@example.test' })
  const old = async (key: string) =>
    (
      await shop.database.execute<{ id: string }>(
        rules
          .find((rule) => rule.key === key)
          ?.old(sql`${new Date(shop.clock.now().getTime() + 1000).toISOString()}::timestamptz`) ?? sql``,
      )
    ).rows
  const isOpen = eq(stockAlerts.variantId, product.variantId)
  expect(await shop.database.$count(stockAlerts, isOpen)).toBe(2)
  const stale = await old('wishes.alerts-unconfirmed')
  expect(stale.length).toBeGreaterThan(0)
  const rule = rules.find(({ key }) => key === 'wishes.alerts-unconfirmed')
  await transact(
    shop,
    (tx) =>
      rule?.clear(
        tx,
        stale.map(({ id }) => id),
        new Date(),
      ) ?? Promise.resolve(),
  )
  expect(await shop.database.$count(stockAlerts, isOpen)).toBe(1)
  expect((await old('wishes.alerts')).length).toBeGreaterThan(0)
  if (!person) throw new Error('Nobody asked')
  const about = { accountId: person.id, email: person.email, name: '' }
  expect((await personalData.export?.(shop.database, about))?.stock_alerts).toMatchObject([{ product: 'Kente scarf' }])
  await transact(shop, (tx) => personalData.erase?.(tx, about, new Date()) ?? Promise.resolve())
  expect(await shop.database.$count(stockAlerts, isOpen)).toBe(0)
})
