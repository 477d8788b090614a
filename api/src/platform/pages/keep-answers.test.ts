import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { createLog } from '../log.ts'
import { openShopChanges } from '../messaging/shop-changes.ts'
import type { Platform } from '../platform.ts'
import { keepAnswers } from './keep-answers.ts'

let shop: TestPlatform
beforeAll(async () => {
  shop = await openTestPlatform({ ANSWER_CACHE_MB: '1' })
})
afterAll(() => shop.close())

type Make = (request: Request) => Response | Promise<Response>

/** Cached answers at `/api/open/…` and `/store/…`, and the requests that made them. */
function keep(make: Make, platform: Platform = shop) {
  const asked: Request[] = []
  const answerShared = keepAnswers(platform, {
    fetch: (request) => {
      asked.push(request)
      return make(request)
    },
    isSharedCall: (path) => path.startsWith('/api/open'),
    isSharedPage: (path) => path.startsWith('/store/'),
  })
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    answerShared(new Request(`http://any.test${path}`, { method, headers }))
  return { asked, ask, read: answerShared.read }
}

/** Something that no answer names, until this process has heard of it. */
async function changeSomething(): Promise<void> {
  await shop.database.execute(sql`insert into shop_changes (tags) values ('{something}')`)
  shop.changes.expectChange()
  expect(await shop.changes.catchUp()).toBe(true)
}

const headers = { 'content-type': 'application/json', 'cache-control': 'public, s-maxage=2', etag: '"7.abc"' }
const letters = 'makola '.repeat(400)

describe('a cached answer', () => {
  test('is made once, for concurrent and later requests', async () => {
    const { asked, ask } = keep(() => new Response('[]', { headers }))
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/api/open?a=1')))
    await ask('/api/open?a=1')
    expect(asked).toHaveLength(1)
    expect(new Set(await Promise.all(answers.map((answer) => answer?.text())))).toEqual(new Set(['[]']))
    await ask('/api/open?a=2')
    expect(asked).toHaveLength(2)
  })

  test('is compressed on request, and a 304 for clients that have it', async () => {
    const { ask } = keep(() => new Response(letters, { headers }))
    const zipped = await ask('/api/open', { 'accept-encoding': 'gzip, br' })
    expect(zipped?.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(await (zipped?.arrayBuffer() ?? new ArrayBuffer())).toString()).toBe(letters)
    const tag = zipped?.headers.get('etag') ?? ''
    const unchanged = await ask('/api/open', { 'if-none-match': tag })
    expect([unchanged?.status, await unchanged?.text()]).toEqual([304, ''])
    const plain = await ask('/api/open', { 'if-none-match': '"8.abc"' })
    expect([plain?.status, await plain?.text()]).toEqual([200, letters])
  })

  test('is compressed quickly for who asks first, and well for who comes later', async () => {
    const { ask } = keep(() => new Response(letters, { headers }))
    const see = async (accepted: string) => {
      const answer = await ask('/api/open', { 'accept-encoding': accepted })
      return {
        encoding: answer?.headers.get('content-encoding'),
        bytes: Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer()),
      }
    }
    const first = await see('gzip, br, zstd')
    expect([first.encoding, zstdDecompressSync(first.bytes).toString()]).toEqual(['zstd', letters])
    await vi.waitFor(async () => expect((await see('gzip, br, zstd')).encoding).toBe('br'))
    expect(brotliDecompressSync((await see('br')).bytes).toString()).toBe(letters)
    expect((await see('br;q=0, gzip')).encoding).toBe('gzip')
    expect(await see('gzip;q=0')).toEqual({ encoding: null, bytes: Buffer.from(letters) })
  })

  test('is given to readers in this process as one frozen object', async () => {
    const { asked, ask, read } = keep(() => new Response('{"data":[{"price":{"amount":1}}]}', { headers }))
    const [first, second] = [await read('/api/open/a?b=1'), await read('/api/open/a?b=1')]
    expect(first).toEqual({ status: 200, data: { data: [{ price: { amount: 1 } }] } })
    expect(second?.data).toBe(first?.data)
    const parts = [first?.data]
    for (const part of parts) if (typeof part === 'object' && part !== null) parts.push(...Object.values(part))
    expect(parts).toHaveLength(5)
    expect(parts.every(Object.isFrozen)).toBe(true)
    expect(await (await ask('/api/open/a?b=1'))?.text()).toContain('"amount":1')
    expect(asked).toHaveLength(1)
    expect(read('/api/closed')).toBeNull()
  })

  test('is made anew within a second of a change, and after ten minutes at the latest', async () => {
    const { asked, ask } = keep(() => new Response('[]', { headers }))
    const askUntil = (times: number) =>
      vi.waitFor(
        async () => {
          await ask('/api/open')
          expect(asked).toHaveLength(times)
        },
        { timeout: 1_000, interval: 20 },
      )
    await askUntil(1)
    await changeSomething()
    await askUntil(2)
    shop.clock.advance(599)
    await askUntil(2)
    shop.clock.advance(1)
    await askUntil(3)
  })

  test('is never made from data that changed meanwhile', async () => {
    const { promise: oldAnswer, resolve: giveOldAnswer } = Promise.withResolvers<Response>()
    const answers = [oldAnswer, Promise.resolve(new Response('new', { headers }))]
    const { asked, ask } = keep(() => answers[asked.length - 1] ?? new Response('newest', { headers }))
    const first = ask('/api/open')
    await changeSomething()
    expect(await (await ask('/api/open'))?.text()).toBe('new')
    giveOldAnswer(new Response('old', { headers }))
    expect(await (await first)?.text()).toBe('old')
    expect(await (await ask('/api/open'))?.text()).toBe('new')
  })

  test('is evicted least recently used first, within the memory limit', async () => {
    const { asked, ask } = keep((request) => new Response(request.url.at(-1)?.repeat(400_000), { headers }))
    const askFor = async (...letters: string[]) => {
      for (const letter of letters) await ask(`/api/open/${letter}`)
      return asked.length
    }
    expect(await askFor('a', 'b', 'a', 'c')).toBe(3)
    expect(await askFor('a', 'c')).toBe(3)
    expect(await askFor('b')).toBe(4)
  })

  test('is not used while changes cannot be read', async () => {
    const changes = openShopChanges(shop.databaseUrl, createLog('silent'))
    const { asked, ask } = keep(() => new Response('[]', { headers }), { ...shop, changes })
    await ask('/api/open')
    await changes.close()
    await vi.waitFor(() => expect(changes.isCurrent()).toBe(false))
    await ask('/api/open')
    await ask('/api/open')
    expect(asked).toHaveLength(3)
  })
})

describe('an answer that is not cached', () => {
  test.each([
    [
      'an answer that no shared cache may keep',
      () => new Response('[]', { headers: { ...headers, 'cache-control': 'no-store' } }),
    ],
    ['an answer with a cookie', () => new Response('[]', { headers: { ...headers, 'set-cookie': 'a=b' } })],
    ['a refusal', () => new Response('{}', { status: 404, headers })],
  ])('is %s', async (_, make) => {
    const { asked, ask } = keep(make)
    await ask('/api/open')
    const second = await ask('/api/open')
    expect(asked).toHaveLength(2)
    expect(second?.headers.get('set-cookie')).toBeNull()
  })

  test('names its request', async () => {
    const make = (status: number) =>
      keep(() => new Response('{}', { status, headers: { ...headers, 'x-request-id': 'r' } }))
    const idOf = async (status: number) => (await make(status).ask('/api/open'))?.headers.get('x-request-id')
    expect([await idOf(200), await idOf(404), await idOf(500)]).toEqual([null, 'r', 'r'])
  })

  test('belongs to another call, a write, or a signed-in caller', async () => {
    const { asked, ask } = keep(() => new Response('[]', { headers }))
    expect(ask('/api/closed')).toBeNull()
    expect(ask('/api/open', {}, 'POST')).toBeNull()
    expect(ask('/api/open', { authorization: 'Bearer me' })).toBeNull()
    expect(asked).toHaveLength(0)
  })

  test('is every answer when the setting says so', async () => {
    const { ask } = keep(() => new Response('[]', { headers }), {
      ...shop,
      config: { ...shop.config, answerCacheMegabytes: 0 },
    })
    expect(ask('/api/open')).toBeNull()
  })
})

describe('a page', () => {
  const policy = "script-src 'self' 'nonce-abc='"
  const page = (request: Request) =>
    new Response(`<p>${request.headers.get('cookie')}</p><script nonce="abc=">go()</script><script>stolen()</script>`, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cache-control': 'no-cache',
      },
    })

  test('is rendered for each rate and theme, from these cookies only', async () => {
    const { asked, ask } = keep(page)
    const see = async (cookie: string) => (await (await ask('/store/', { cookie }))?.text())?.match(/<p>(.*)<\/p>/)?.[1]
    expect(await see('cart=mine; rate=r-1; theme=dark; session=me')).toBe('rate=r-1; theme=dark')
    expect(await see('rate=r-1; theme=dark; cart=theirs')).toBe('rate=r-1; theme=dark')
    expect(asked).toHaveLength(1)
    expect(await see('cart=mine; rate=r-2')).toBe('rate=r-2')
    expect(await see('')).toBe('')
  })

  test('runs its own scripts in every copy, and no others', async () => {
    const { ask } = keep(page)
    for (const copy of [await ask('/store/'), await ask('/store/')]) {
      const rule = copy?.headers.get('content-security-policy')
      // The browser's rendering of `go()`.
      expect(rule).toBe("script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='")
      expect(await copy?.text()).not.toContain('abc=')
    }
  })
})
