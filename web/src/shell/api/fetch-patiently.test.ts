import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useBusyShop } from './busy-shop.ts'
import { fetchPatiently } from './fetch-patiently.ts'

const busy = (seconds: number | null, body: object = { code: 'platform.overloaded' }) =>
  Response.json(body, { status: 503, headers: seconds === null ? {} : { 'retry-after': String(seconds) } })

/** A shop that answers so, one after the other, and then with 200. */
function aShop(...answers: Response[]) {
  const sent: { at: number; body: unknown; key: string | null }[] = []
  vi.stubGlobal('fetch', async (_: string, { body, headers }: RequestInit & { headers: Headers }) => {
    sent.push({ at: Date.now(), body, key: headers.get('idempotency-key') })
    return answers.shift() ?? Response.json({ data: 1 })
  })
  return sent
}

const seconds = (sent: { at: number }[]) => sent.map(({ at }) => (at - (sent[0]?.at ?? 0)) / 1_000)
const isBusy = () => useBusyShop.getState().isBusy
const init = (method: string, headers: Record<string, string> = {}) => ({ method, headers: new Headers(headers) })

describe('a request to a shop that is too busy', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(async () => {
    await vi.runAllTimersAsync()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('waits as long as it is told and then reads again', async () => {
    const sent = aShop(busy(2), busy(4))
    const answer = fetchPatiently('/api/shop', init('GET'))
    await vi.runAllTimersAsync()
    expect((await answer).status).toBe(200)
    expect(seconds(sent)).toEqual([0, 2, 6])
  })

  it('sends an order again under its own key, with its own body', async () => {
    const sent = aShop(busy(1, { code: 'orders.in-demand' }))
    const answer = fetchPatiently('/api/orders/', { ...init('POST', { 'idempotency-key': 'k-1' }), body: '{"a":1}' })
    await vi.runAllTimersAsync()
    expect((await answer).status).toBe(200)
    expect(sent.map(({ body, key }) => [body, key])).toEqual([
      ['{"a":1}', 'k-1'],
      ['{"a":1}', 'k-1'],
    ])
  })

  it('repeats any request that was refused at the door, because nothing has happened', async () => {
    const sent = aShop(busy(1))
    const answer = fetchPatiently('/api/cart/', init('PATCH'))
    await vi.runAllTimersAsync()
    expect([(await answer).status, sent.length]).toEqual([200, 2])
  })

  it('does not repeat a change without a key that may have been begun', async () => {
    const sent = aShop(busy(1, { code: 'platform.database-busy' }))
    const answer = await fetchPatiently('/api/products/', init('POST'))
    expect([answer.status, await answer.json(), sent.length]).toEqual([503, { code: 'platform.database-busy' }, 1])
  })

  it.each([null, 3_600])('gives an answer that asks for %s seconds back at once', async (wait) => {
    const sent = aShop(busy(wait))
    expect([(await fetchPatiently('/api/shop', init('GET'))).status, sent.length]).toEqual([503, 1])
  })

  it('gives up after eight tries', async () => {
    const sent = aShop(...Array.from({ length: 20 }, () => busy(1)))
    const answer = fetchPatiently('/api/shop', init('GET'))
    await vi.runAllTimersAsync()
    expect([(await answer).status, sent.length]).toEqual([503, 8])
  })

  it('ends its wait when the page no longer wants the answer', async () => {
    const sent = aShop(busy(4))
    const left = new AbortController()
    const answer = fetchPatiently('/api/shop', { ...init('GET'), signal: left.signal })
    const ended = expect(answer).rejects.toThrow('left')
    await vi.advanceTimersByTimeAsync(1_000)
    left.abort(new Error('left'))
    await ended
    await vi.runAllTimersAsync()
    expect(sent).toHaveLength(1)
  })

  it('says so from the first wait to a moment after the last, once for all', async () => {
    aShop(busy(1), busy(3))
    const changes: boolean[] = []
    const stop = useBusyShop.subscribe((now, before) => {
      if (now.isBusy !== before.isBusy) changes.push(now.isBusy)
    })
    const answers = Promise.all([fetchPatiently('/api/shop', init('GET')), fetchPatiently('/api/cart/', init('GET'))])
    await vi.advanceTimersByTimeAsync(3_500)
    await answers
    expect(isBusy()).toBe(true)
    await vi.runAllTimersAsync()
    stop()
    expect(changes).toEqual([true, false])
  })
})
