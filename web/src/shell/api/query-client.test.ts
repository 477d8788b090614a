import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiProblem } from './api-problem.ts'
import { createQueryClient, retryDelayMs, shouldRetry } from './query-client.ts'

describe('the data cache', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    onlineManager.setOnline(true)
  })

  it('waits from one second, doubling, up to thirty', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map(retryDelayMs)).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000])
  })
  it('retries three times when the network or the server fails', () => {
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, new TypeError('Failed to fetch')))).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(shouldRetry(0, new ApiProblem(503, {}))).toBe(true)
    expect(shouldRetry(0, new ApiProblem(429, {}))).toBe(true)
  })
  it('does not repeat an answered request', () => {
    expect(shouldRetry(0, new ApiProblem(404, {}))).toBe(false)
    expect(shouldRetry(0, new ApiProblem(422, {}))).toBe(false)
  })
  it('forgets after five minutes', () => {
    vi.stubEnv('SSR', false)
    expect(createQueryClient().getDefaultOptions().queries?.gcTime).toBe(300_000)
  })
  it('sets no timer on the server, where it ends with the request', () => {
    vi.stubEnv('SSR', true)
    expect(createQueryClient().getDefaultOptions().queries?.gcTime).toBe(Number.POSITIVE_INFINITY)
  })
  it.each([
    ['offline', () => onlineManager.setOnline(false)],
    ['on a dead line', () => undefined],
  ])('tells a failure %s without waiting for the retries of what it refetches', async (_, breakLine) => {
    vi.stubEnv('SSR', false)
    const client = createQueryClient()
    const failing = () => Promise.reject(new TypeError('Failed to fetch'))
    // It has begun before, and failed once: its retry is due in a second.
    const query = new QueryObserver(client, { queryKey: ['list'], queryFn: failing })
    const leave = query.subscribe(() => {})
    await vi.waitFor(() => expect(query.getCurrentResult().failureCount).toBe(1))
    breakLine()
    const form = new MutationObserver(client, {
      mutationFn: failing,
      onSettled: () => client.invalidateQueries({ queryKey: ['list'] }),
    })
    const startedAt = performance.now()
    await expect(form.mutate()).rejects.toThrow('Failed to fetch')
    expect(performance.now() - startedAt).toBeLessThan(3_500)
    leave()
    client.clear()
  })
  it('waits for its own lists, whatever fails beside them', async () => {
    vi.stubEnv('SSR', false)
    const client = createQueryClient()
    const other = new QueryObserver(client, {
      queryKey: ['other'],
      queryFn: () => Promise.reject(new TypeError('gone')),
    })
    const later = Promise.withResolvers<string>()
    let answer = Promise.resolve('old')
    const own = new QueryObserver(client, { queryKey: ['own'], queryFn: () => answer })
    const leave = own.subscribe(() => {})
    await vi.waitFor(() => expect(own.getCurrentResult().data).toBe('old'))
    answer = later.promise
    const ended = vi.fn()
    const refetched = client.invalidateQueries({ queryKey: ['own'] }).then(ended)
    const leaveOther = other.subscribe(() => {})
    await vi.waitFor(() => expect(other.getCurrentResult().failureCount).toBe(1))
    expect(ended).not.toHaveBeenCalled()
    later.resolve('new')
    await refetched
    expect(own.getCurrentResult().data).toBe('new')
    leave()
    leaveOther()
    client.clear()
  })
})
