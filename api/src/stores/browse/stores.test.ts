import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aStore } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { gatherTags } from '../../platform/answer-tags.ts'
import { storeRatings, stores } from '../tables.ts'
import { listStores } from './list-stores.ts'

let shop: TestPlatform

beforeAll(async () => {
  shop = await openTestPlatform()
  await aStore(shop, {
    name: 'Adire Atelier',
    slug: 'adire-atelier',
    countryCode: 'NG',
    currency: 'NGN',
    city: 'Abeokuta',
  })
  await aStore(shop, { name: 'Accra Beads', slug: 'accra-beads', countryCode: 'GH', currency: 'GHS', tagline: 'Beads' })
  await aStore(shop, { name: 'Kumasi Kente', slug: 'kumasi-kente', countryCode: 'GH', currency: 'GHS' })
  await aStore(shop, { name: 'On Holiday', slug: 'on-holiday', status: 'paused' })
  await aStore(shop, { name: 'Gone', slug: 'gone', status: 'closed' })
})
afterAll(() => shop.close())

const list = async (query = '') => {
  const response = await shop.request(`/stores/${query}`)
  return { status: response.status, body: await response.json() }
}
const names = (body: { data: { name: string }[] }) => body.data.map(({ name }) => name)

describe('the stores', () => {
  test('that are open are listed by name', async () => {
    const { status, body } = await list()
    expect(status).toBe(200)
    expect(names(body)).toEqual(['Accra Beads', 'Adire Atelier', 'Kumasi Kente'])
    expect(body.data[0]).toMatchObject({ slug: 'accra-beads', tagline: 'Beads', countryCode: 'GH', country: 'Ghana' })
    expect(body.meta).toEqual({ next: null, total: 3, countries: 2 })
  })

  test('have their stars on cards, from three reviews on, and a kept list rests on them', async () => {
    const store = await aStore(shop, { name: 'Starred store' })
    const ask = async () => {
      const tags = new Set<string>()
      const { data } = await gatherTags(tags, () => listStores(shop.database, { q: 'Starred' }, ''))
      return { rating: data[0]?.rating, tags }
    }
    await shop.database.insert(storeRatings).values({ storeId: store.id, n5: 2 })
    expect((await ask()).rating).toBeNull()
    await shop.database.update(storeRatings).set({ n4: 1 }).where(eq(storeRatings.storeId, store.id))
    const { rating, tags } = await ask()
    expect(rating).toEqual({ average: '4.7', count: 3 })
    expect([...tags]).toContain(`t:${store.id}`)
    await shop.database.update(stores).set({ status: 'closed' }).where(eq(stores.id, store.id))
  })

  test('are listed by country', async () => {
    expect(names((await list('?country=GH')).body)).toEqual(['Accra Beads', 'Kumasi Kente'])
    expect((await list('?country=ghana')).status).toBe(422)
  })

  test('are found by a part of the name, by city and by country', async () => {
    expect(names((await list('?q=ATE')).body)).toEqual(['Adire Atelier'])
    expect(names((await list('?q=kente')).body)).toEqual(['Kumasi Kente'])
    expect(names((await list('?q=Abeokuta')).body)).toEqual(['Adire Atelier'])
    expect(names((await list('?q=ghana')).body)).toEqual(['Accra Beads', 'Kumasi Kente'])
    const { body } = await list('?q=%25')
    expect(body).toEqual({ data: [], meta: { next: null, total: 0, countries: 0 } })
    expect((await list(`?q=${'a'.repeat(61)}`)).status).toBe(422)
  })

  test('are counted whatever the page', async () => {
    const first = (await list('?limit=1&country=GH')).body.meta
    expect(first).toMatchObject({ total: 2, countries: 1 })
    expect((await list(`?limit=1&country=GH&cursor=${first.next}`)).body.meta).toMatchObject({ next: null, total: 2 })
  })

  test('come in pages that neither repeat nor lose one', async () => {
    const seen: string[] = []
    let cursor = ''
    do {
      const { body } = await list(`?limit=1${cursor}`)
      seen.push(...names(body))
      cursor = body.meta.next && `&cursor=${body.meta.next}`
    } while (cursor)
    expect(seen).toEqual(['Accra Beads', 'Adire Atelier', 'Kumasi Kente'])
  })

  test('refuse a cursor that the shop has not signed', async () => {
    const { body } = await list('?limit=1')
    const next = String(body.meta.next)
    const [text = '', seal = ''] = next.split('.')
    const moved = Buffer.from(text, 'base64url')
      .toString()
      .replace(/"[^"]*"(?=,"[0-9a-f-]{36}")/, '"A"')
    for (const cursor of [text, `${text}.`, `${Buffer.from(moved).toString('base64url')}.${seal}`, `${next}.x`]) {
      const { status, body: problem } = await list(`?limit=1&cursor=${cursor}`)
      expect(status).toBe(422)
      expect(problem.errors).toMatchObject([{ parameter: 'cursor', code: 'platform.unknown-cursor' }])
    }
    expect((await list(`?limit=1&cursor=${next}`)).body.data).toHaveLength(1)
  })

  test('refuse the cursor of another list', async () => {
    const { body } = await list('?limit=1')
    for (const query of [`?country=GH&cursor=${body.meta.next}`, '?cursor=AAAA']) {
      const { status, body: problem } = await list(query)
      expect(status).toBe(422)
      expect(problem.errors).toMatchObject([{ parameter: 'cursor' }])
    }
  })
})

describe('a store', () => {
  test('is found by its slug and by its id', async () => {
    const bySlug = await shop.request('/stores/kumasi-kente')
    expect(bySlug.status).toBe(200)
    const { data } = await bySlug.json()
    expect(data).toMatchObject({ name: 'Kumasi Kente', currency: 'GHS', status: 'open', logo: null })
    const byId = await shop.request(`/stores/${data.id}`)
    expect((await byId.json()).data).toEqual(data)
  })

  test('is marked when paused', async () => {
    const response = await shop.request('/stores/on-holiday')
    expect((await response.json()).data.status).toBe('paused')
  })

  test('is not found when closed', async () => {
    for (const path of ['/stores/gone', '/stores/never-was', '/stores/019aa0aa-0000-7000-8000-000000000000']) {
      const response = await shop.request(path)
      expect(response.status).toBe(404)
      expect((await response.json()).detail).toBe('This store does not exist.')
    }
  })
})
