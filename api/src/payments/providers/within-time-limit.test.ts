import { expect, test } from 'vitest'
import { withinTimeLimit } from './within-time-limit.ts'

test('answers what the call answers, and throws what it throws', async () => {
  expect(await withinTimeLimit(async () => 'there')).toBe('there')
  await expect(withinTimeLimit(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
})

test('a call that does not listen to its signal is left alone', async () => {
  const deaf = withinTimeLimit(() => new Promise(() => {}), 10)
  await expect(deaf).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('a call that listens is told to stop', async () => {
  const heard = Promise.withResolvers<string>()
  const listening = withinTimeLimit((signal) => {
    signal.addEventListener('abort', () => heard.resolve(signal.reason.name))
    return new Promise(() => {})
  }, 10)
  await expect(listening).rejects.toThrow()
  expect(await heard.promise).toBe('TimeoutError')
})
