import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiProblem } from './api-problem.ts'
import { createQueryClient, retryDelayMs, shouldRetry } from './query-client.ts'

describe('the data cache', () => {
  afterEach(() => void vi.unstubAllEnvs())

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
})
