import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAccount, anOperator, type SignedIn } from '../../../testing/builders/auth.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { findShop } from './find-shop.ts'
import { legalVersions } from './tables.ts'

let shop: TestPlatform
let operator: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
  operator = await anOperator(shop, { name: 'Ama Boateng' })
})
afterAll(() => shop.close())

const isBannerOn = async () => (await (await shop.request('/shop')).json()).data.maintenanceBanner
const setBanner = (maintenanceBanner: unknown, { headers } = operator) =>
  shop.request('/shop', { method: 'PATCH', json: { maintenanceBanner }, headers })

describe('the maintenance banner', () => {
  test('is switched by an operator, at once, and recorded', async () => {
    expect(await isBannerOn()).toBe(true)
    const response = await setBanner(false)
    expect((await response.json()).data).toMatchObject({ name: 'Makola', maintenanceBanner: false })
    expect(await isBannerOn()).toBe(false)
    await setBanner(false)
    const { data } = await (await shop.request('/audit', { headers: operator.headers })).json()
    expect(data).toMatchObject([
      {
        action: 'shop.changed',
        actor: 'Ama Boateng',
        store: null,
        before: { maintenanceBanner: true },
        after: { maintenanceBanner: false },
      },
    ])
    await setBanner(true)
    expect(await isBannerOn()).toBe(true)
  })

  test('is switched by operators only', async () => {
    expect((await setBanner(false, await anAccount(shop))).status).toBe(403)
    expect((await setBanner('off')).status).toBe(422)
    expect(await isBannerOn()).toBe(true)
  })
})

describe('a demo that others can reach', () => {
  test('says on every page that it is one', async () => {
    expect(await findShop(shop.database, shop.config)).toMatchObject({ isDemo: false })
    expect(await findShop(shop.database, { ...shop.config, demo: 'public' })).toMatchObject({ isDemo: true })
  })
})

describe('the activity log', () => {
  test('comes in pages, newest first', async () => {
    for (const isOn of [false, true, false]) await setBanner(isOn)
    const seen: boolean[] = []
    let cursor = ''
    do {
      const { data, meta } = await (await shop.request(`/audit?limit=2${cursor}`, { headers: operator.headers })).json()
      seen.push(...data.map(({ after }: { after: { maintenanceBanner: boolean } }) => after.maintenanceBanner))
      cursor = meta.next && `&cursor=${meta.next}`
    } while (cursor)
    expect(seen).toEqual([false, true, false, true, false])
  })

  test('is read by operators only, with its own cursors', async () => {
    expect((await shop.request('/audit', { headers: (await anAccount(shop)).headers })).status).toBe(403)
    expect((await shop.request('/audit?cursor=AAAA', { headers: operator.headers })).status).toBe(422)
  })
})

describe('the details of the shop', () => {
  const details = async () => {
    const { legalName, supportEmail } = (await (await shop.request('/shop')).json()).data
    return { legalName, supportEmail }
  }
  const save = (json: object) => shop.request('/shop', { method: 'PATCH', json, headers: operator.headers })

  test('saved by ten who have seen the same: one saves, the others are told, and nothing of theirs is there', async () => {
    const seen = await details()
    const names = Array.from({ length: 10 }, (_, index) => `Makola ${index}`)
    const answers = await Promise.all(names.map((legalName) => save({ legalName, supportEmail: 'a@b.test', seen })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 200)
    for (const answer of refused) expect(await answer.json()).toMatchObject({ type: 'version-mismatch' })
    const saved = answers.find(({ status }) => status === 200)
    expect(await saved?.json()).toMatchObject({ data: await details() })
    expect((await save({ legalName: 'Makola', seen: await details() })).status).toBe(200)
    expect((await save({ legalName: 'Makola', seen: { legalName: 1, supportEmail: null } })).status).toBe(422)
  })
})

describe('a legal page', () => {
  const publish = (text: string, { headers } = operator) =>
    shop.request('/shop/pages/terms', { method: 'PUT', json: { text }, headers })
  const read = async (query = '') => (await shop.request(`/shop/pages/terms${query}`)).json()

  test('keeps each text that it had, as a version; the same text again is none', async () => {
    shop.clock.advance(60)
    expect((await (await publish('We sell cloth.')).json()).data).toMatchObject({ version: 1 })
    const first = (await read()).data.updatedAt
    shop.clock.advance(60)
    await publish('We sell cloth.  ')
    expect((await read()).data.versions).toEqual([{ version: 1, at: first }])
    const second = (await (await publish('We sell cloth and shoes.')).json()).data.updatedAt
    expect(second > first).toBe(true)
    expect((await read()).data).toEqual({
      page: 'terms',
      text: 'We sell cloth and shoes.',
      version: 2,
      updatedAt: second,
      versions: [
        { version: 2, at: second },
        { version: 1, at: first },
      ],
    })
    expect((await read('?version=1')).data).toMatchObject({ text: 'We sell cloth.', version: 1, updatedAt: first })
    expect((await shop.request('/shop/pages/terms?version=3')).status).toBe(404)
    expect((await shop.request('/shop/pages/terms?version=0')).status).toBe(422)
  })

  test('published by ten at once has ten numbers, one after the other', async () => {
    const before = (await read()).data.version
    const texts = Array.from({ length: 10 }, (_, index) => `Text ${index}.`)
    const answers = await Promise.all(texts.map((text) => publish(text)))
    expect(answers.map(({ status }) => status)).toEqual(texts.map(() => 200))
    const { version, versions } = (await read()).data
    expect(version).toBe(before + 10)
    expect(versions.map((one: { version: number }) => one.version)).toEqual(
      Array.from({ length: version }, (_, index) => version - index),
    )
  })

  test('published over a version that its author has not seen is refused', async () => {
    const { version } = (await read()).data
    const answers = await Promise.all(
      ['One', 'Another'].map((text) =>
        shop.request('/shop/pages/terms', { method: 'PUT', json: { text, seen: version }, headers: operator.headers }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
    const refused = await answers.find(({ status }) => status === 412)?.json()
    expect(refused).toMatchObject({ type: 'version-mismatch', code: 'shop.settings-changed' })
    expect((await read()).data.version).toBe(version + 1)
  })

  test('is changed by nobody afterwards, in the database itself', async () => {
    const { database } = shop
    const refused = { cause: { message: 'A legal text is never changed: publish another version' } }
    await expect(database.update(legalVersions).set({ text: 'Other' })).rejects.toMatchObject(refused)
    await expect(database.delete(legalVersions)).rejects.toMatchObject(refused)
  })
})
