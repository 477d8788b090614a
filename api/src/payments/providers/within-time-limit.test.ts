import { expect, test } from 'vitest'
import { withinTimeLimit } from './within-time-limit.ts'

test('returns the call’s result, and throws its error', async () => {
  expect(await withinTimeLimit(async () => 'there')).toBe('there')
  await expect(withinTimeLimit(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
})

test('a call that ignores its signal is abandoned', async () => {
  const deaf = withinTimeLimit(() => new Promise(() => {}), 10)
  await expect(deaf).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('a call that heeds its signal is told to stop', async () => {
  const heard = Promise.withResolvers<string>()
  const listening = withinTimeLimit((signal) => {
    signal.addEventListener('abort', () => heard.resolve(signal.reason.name))
    return new Promise(() => {})
  }, 10)
  await expect(listening).rejects.toThrow()
  expect(await heard.promise).toBe('TimeoutError')
})
