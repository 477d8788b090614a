import { getRate, listRates } from '@makola/contract/rates/rates.ts'
import { toast as sonner } from 'sonner'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const minuteMs = 60_000
const base64Url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const makeToken = (expiresAtMs: number, number = 0) =>
  `${base64Url({ alg: 'EdDSA' })}.${base64Url({ sub: 'ñ?>', number, exp: Math.floor(expiresAtMs / 1000) })}.signature`

/** A shop that knows one session, by the clock of the test. */
class Shop {
  refreshes = 0
  calls = 0
  /** The access token of the last request, even an expired one. */
  lastToken = ''
  tokenLifeMs = 15 * minuteMs
  /** The failure to show instead of refreshing. */
  trouble: 'refuses' | 'is busy' | 'is out of reach' | undefined
  #refreshToken = 'refresh-0'
  #accessToken = ''

  signIn(): void {
    localStorage.setItem('accessToken', this.#issue())
    localStorage.setItem('refreshToken', this.#refreshToken)
  }
  #issue(): string {
    this.#accessToken = makeToken(Date.now() + this.tokenLifeMs, this.refreshes)
    return this.#accessToken
  }
  async answer(url: string, init: RequestInit & { headers: Headers }): Promise<Response> {
    const token = init.headers.get('authorization')?.replace('Bearer ', '') ?? ''
    this.lastToken = token
    if (url.endsWith('/auth/refresh-token')) return this.#refresh(JSON.parse(String(init.body)).token)
    this.calls++
    const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{"exp":0}')
    const isValid = token === this.#accessToken && exp * 1000 > Date.now()
    return isValid ? Response.json({ data: [url] }) : this.#refuse(`The token does not count for ${url}.`)
  }
  #refuse(detail: string): Response {
    return Response.json({ type: 'https://shop.test/problems/token-expired', detail }, { status: 401 })
  }
  #refresh(token: string): Response {
    this.refreshes++
    if (this.trouble === 'is out of reach') throw new TypeError('Failed to fetch')
    if (this.trouble === 'is busy') return new Response('', { status: 503 })
    if (this.trouble === 'refuses' || token !== this.#refreshToken) return this.#refuse('Ended.')
    this.#refreshToken = `refresh-${this.refreshes}`
    return Response.json({ access_token: this.#issue(), refresh_token: this.#refreshToken, expires_in: 900 })
  }
}

/** Tabs of one browser: each has its own modules and hears of the others' writes to the shared storage. */
class Tabs {
  readonly #stored = new Map<string, string>()
  readonly #hearing: ((event: { key: string | null }) => void)[] = []

  readonly storage = {
    getItem: (key: string) => this.#stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      this.#stored.set(key, value)
      this.tellOfChange(key)
    },
    removeItem: (key: string) => {
      this.#stored.delete(key)
      this.tellOfChange(key)
    },
  }
  readonly listen = (type: string, listener: (event: { key: string | null }) => void) => {
    if (type === 'storage') this.#hearing.push(listener)
  }
  tellOfChange(key: string): void {
    for (const listener of this.#hearing) listener({ key })
  }
  async open() {
    vi.resetModules()
    const [{ startSession }, { call }, { toastArea }, tokens] = await Promise.all([
      import('./start-session.ts'),
      import('../../shell/api/api-client.ts'),
      import('../../ui/messages/toast.ts'),
      import('./tokens.ts'),
    ])
    toastArea.markReady()
    startSession()
    await vi.dynamicImportSettled()
    return { call, ...tokens }
  }
}

let shop: Shop
let tabs: Tabs

const farewells = () => sonner.getToasts().map((shown) => 'title' in shown && shown.title)
const pass = async (durationMs: number) => {
  await vi.advanceTimersByTimeAsync(durationMs)
  await vi.dynamicImportSettled()
}
/** The clock moves and no timer fires, as while a machine sleeps. */
const sleepThrough = (durationMs: number) => vi.setSystemTime(Date.now() + durationMs)
type Tab = Awaited<ReturnType<Tabs['open']>>
const six = ({ call }: Tab) => ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => call(getRate, { params: { id } }))

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-01T12:00:00Z') })
  vi.stubEnv('SSR', false)
  shop = new Shop()
  tabs = new Tabs()
  vi.stubGlobal('localStorage', tabs.storage)
  // A tab in the background keeps no line to the shop.
  vi.stubGlobal('document', { cookie: '', visibilityState: 'hidden', addEventListener: () => undefined })
  vi.stubGlobal('addEventListener', tabs.listen)
  vi.stubGlobal('fetch', (url: string, init: RequestInit & { headers: Headers }) => shop.answer(url, init))
  shop.signIn()
})
afterEach(async () => {
  await vi.dynamicImportSettled()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  sonner.dismiss()
})

describe('a call that is answered 401', () => {
  it('is refreshed once for six concurrent failures, and all six are answered', async () => {
    const tab = await tabs.open()
    sleepThrough(20 * minuteMs)
    const answers = await Promise.all(six(tab))
    expect(answers.map(({ data }) => data)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => [`/api/rates/${id}`]))
    expect([shop.refreshes, shop.calls]).toEqual([1, 12])
    expect(localStorage.getItem('refreshToken')).toBe('refresh-1')
    expect(farewells()).toEqual([])
  })
  it('is not refreshed again when it arrives after the refresh', async () => {
    const tab = await tabs.open()
    const { answer } = shop
    let letLateOneThrough = () => {}
    sleepThrough(20 * minuteMs)
    shop.answer = async (url, init) => {
      const answered = await answer.call(shop, url, init)
      if (url.endsWith('/late') && shop.refreshes === 0) await new Promise<void>((go) => (letLateOneThrough = go))
      return answered
    }
    const late = tab.call(getRate, { params: { id: 'late' } })
    await tab.call(getRate, { params: { id: 'early' } })
    letLateOneThrough()
    expect(await late).toEqual({ data: ['/api/rates/late'] })
    expect(shop.refreshes).toBe(1)
  })
  it('signs out with one toast when the refresh is refused, and each call gets its own error', async () => {
    const tab = await tabs.open()
    shop.trouble = 'refuses'
    sleepThrough(20 * minuteMs)
    const outcomes = await Promise.allSettled(six(tab))
    await vi.dynamicImportSettled()
    expect(outcomes).toMatchObject(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({
        reason: { status: 401, message: `The token does not count for /api/rates/${id}.` },
      })),
    )
    expect(farewells()).toEqual(['Could not refresh session. Please log in again.'])
    expect([shop.refreshes, tab.hasTokens(), localStorage.getItem('refreshToken')]).toEqual([1, false, null])
  })
  it('is retried once', async () => {
    const tab = await tabs.open()
    shop.tokenLifeMs = -minuteMs
    sleepThrough(20 * minuteMs)
    await expect(tab.call(listRates)).rejects.toMatchObject({ status: 401 })
    expect(shop.calls).toBe(2)
  })
  it('is not retried without a refresh token', async () => {
    const tab = await tabs.open()
    localStorage.removeItem('refreshToken')
    sleepThrough(20 * minuteMs)
    await expect(tab.call(listRates)).rejects.toMatchObject({ status: 401 })
    expect([shop.refreshes, farewells()]).toEqual([0, []])
  })
  it.each(['is out of reach', 'is busy'] as const)(
    'says once that it could not be refreshed while the shop %s, and stays signed in',
    async (trouble) => {
      const tab = await tabs.open()
      shop.trouble = trouble
      sleepThrough(20 * minuteMs)
      const outcomes = await Promise.allSettled(six(tab))
      await vi.dynamicImportSettled()
      expect(outcomes).toMatchObject(Array.from({ length: 6 }, () => ({ reason: { status: 401 } })))
      expect(farewells()).toEqual(['Could not refresh session. Please log in again.'])
      expect(localStorage.getItem('refreshToken')).toBe('refresh-0')
      shop.trouble = undefined
      expect(await tab.call(listRates)).toEqual({ data: ['/api/rates/'] })
    },
  )
})

describe('the scheduled refresh', () => {
  it('is set up at load and after each refresh, 60 seconds before the end', async () => {
    await tabs.open()
    await pass(14 * minuteMs - 1000)
    expect(shop.refreshes).toBe(0)
    await pass(1000)
    expect(shop.refreshes).toBe(1)
    await pass(14 * minuteMs)
    expect(shop.refreshes).toBe(2)
    expect(farewells()).toEqual([])
  })
  it('carries the stored access token, like every request', async () => {
    await tabs.open()
    const stored = localStorage.getItem('accessToken')
    await pass(14 * minuteMs)
    expect([shop.refreshes, shop.lastToken]).toEqual([1, stored])
  })
  it('is set up by signing in', async () => {
    localStorage.removeItem('accessToken')
    localStorage.removeItem('refreshToken')
    const tab = await tabs.open()
    tab.saveTokens({ access_token: makeToken(Date.now() + 15 * minuteMs), refresh_token: 'refresh-0' })
    await vi.dynamicImportSettled()
    await pass(14 * minuteMs)
    expect(shop.refreshes).toBe(1)
  })
  it('signs out and says so when it is refused', async () => {
    const tab = await tabs.open()
    shop.trouble = 'refuses'
    await pass(14 * minuteMs)
    expect(farewells()).toEqual(['Session expired. Please log in again.'])
    expect(tab.hasTokens()).toBe(false)
    await pass(60 * minuteMs)
    expect(shop.refreshes).toBe(1)
  })
  it('is retried after a minute when the shop cannot be reached', async () => {
    const tab = await tabs.open()
    shop.trouble = 'is out of reach'
    await pass(14 * minuteMs)
    expect([shop.refreshes, tab.hasTokens(), farewells()]).toEqual([1, true, []])
    shop.trouble = undefined
    await pass(minuteMs)
    expect(shop.refreshes).toBe(2)
    expect(localStorage.getItem('refreshToken')).toBe('refresh-2')
  })
  it('does not loop with tokens that are already expired', async () => {
    shop.tokenLifeMs = 100_000
    shop.signIn()
    await tabs.open()
    expect(shop.refreshes).toBe(1)
    await pass(10 * minuteMs)
    expect(shop.refreshes).toBe(11)
  })
  it('ends with signing out', async () => {
    const tab = await tabs.open()
    tab.forgetTokens()
    await pass(60 * minuteMs)
    expect(shop.refreshes).toBe(0)
  })
  it('ignores an unreadable token', async () => {
    localStorage.setItem('accessToken', 'not.a-token')
    await tabs.open()
    await pass(60 * minuteMs)
    expect([shop.refreshes, farewells()]).toEqual([0, []])
  })
})

describe('two tabs', () => {
  it.each(['with', 'without'])('share one refresh of calls that fail in both, %s locks', async (locks) => {
    if (locks === 'without') vi.stubGlobal('navigator', {})
    const [one, other] = [await tabs.open(), await tabs.open()]
    sleepThrough(20 * minuteMs)
    const answers = [...(await Promise.all(six(one))), ...(await Promise.all(six(other)))]
    expect(answers).toHaveLength(12)
    expect(shop.refreshes).toBe(1)
  })
  it('share one exactly simultaneous refresh', async () => {
    const [one, other] = [await tabs.open(), await tabs.open()]
    sleepThrough(20 * minuteMs)
    expect(await Promise.all([...six(one), ...six(other)])).toHaveLength(12)
    expect(shop.refreshes).toBe(1)
  })
  it('share the scheduled refresh', async () => {
    await tabs.open()
    await tabs.open()
    await pass(14 * minuteMs)
    expect(shop.refreshes).toBe(1)
    await pass(14 * minuteMs)
    expect(shop.refreshes).toBe(2)
  })
  it('sign out together', async () => {
    const [one, other] = [await tabs.open(), await tabs.open()]
    const heard = vi.fn()
    other.onTokensChange(heard)
    one.forgetTokens()
    expect(heard).toHaveBeenCalled()
    expect(other.hasTokens()).toBe(false)
    await pass(60 * minuteMs)
    expect([shop.refreshes, farewells()]).toEqual([0, []])
  })
})
