import type { Rate } from '@makola/contract/rates/rates.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Route as featured } from '../../routes/featured.index.tsx'
import { Route as home } from '../../routes/index.tsx'
import { Route as product } from '../../routes/products.$id.tsx'
import { Route as store } from '../../routes/store.$id.tsx'
import { Route as list } from '../../routes/store.index.tsx'
import { createQueryClient } from '../../shell/api/query-client.ts'

const api = Symbol.for('makola.api')
const places = globalThis as { [key: symbol]: unknown }

/** Runs a page's loader on the server, and gives the calls that it makes. */
async function listCalls(route: { options: { loader?: unknown } }, rate: Partial<Rate> | null): Promise<string[]> {
  const calls: string[] = []
  places[api] = {
    read: async (target: string) => {
      calls.push(target.replace(/\?.*/, ''))
      const isList = /\/(products|stores|categories)\/?$/.test(calls.at(-1) ?? '')
      const found = { slug: 'adire', store: { slug: 'adunni' }, category: null, hero: [] }
      return { status: 200, data: isList ? { data: [], meta: { next: null } } : { data: found } }
    },
  }
  const context = { queryClient: createQueryClient(), rate, shop: { baseCurrency: 'USD' } }
  const load = route.options.loader as (given: object) => Promise<unknown>
  await load({ context, params: { id: 'adire' }, deps: {} })
  return calls.map((path) => path.replace(/\/$/, '')).sort()
}

describe('a page whose visitor has no country', () => {
  afterEach(() => {
    delete places[api]
    vi.unstubAllEnvs()
  })

  it.each([
    ['the list', list, []],
    ['what is featured', featured, []],
    ['the home page, but for the picture in its head', home, ['/api/home']],
    ['a product, but for its head', product, ['/api/products/adire']],
    ['a store, but for its head', store, ['/api/stores/adire']],
  ])('asks for nothing of %s on the server', async (_, route, expected) => {
    expect(await listCalls(route, null)).toEqual(expected)
    expect((await listCalls(route, { id: 'r', currency: 'NGN' })).length).toBeGreaterThan(expected.length)
  })
})
