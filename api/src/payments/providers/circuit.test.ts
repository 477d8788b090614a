import { beforeEach, expect, test } from 'vitest'
import { silentAt } from '../../platform/messaging/silent-at.ts'
import type { Platform } from '../../platform/platform.ts'
import { circuitOf, openCircuit, ProviderOut } from './circuit.ts'

let now: Date
let answer: () => Promise<Response>
let calls: number

beforeEach(() => {
  now = new Date('2026-11-21T09:00:00Z')
  calls = 0
  answer = () => Promise.reject(new TypeError('fetch failed'))
})

const aCircuit = () =>
  openCircuit({
    clock: { now: () => now },
    fetch: () => {
      calls++
      return answer()
    },
  })
const advance = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}
const status = (code: number) => () => Promise.resolve(new Response(null, { status: code }))

async function call(circuit: ReturnType<typeof aCircuit>, times = 1): Promise<unknown[]> {
  const ends = []
  for (let i = 0; i < times; i++)
    ends.push(await circuit.fetch('https://provider.test').catch((error: unknown) => error))
  return ends
}

test('after five failures within a minute a provider is not called for 30 seconds', async () => {
  const circuit = aCircuit()
  await call(circuit, 4)
  expect(circuit.isOpen()).toBe(false)
  await call(circuit)
  expect(circuit.isOpen()).toBe(true)
  expect((await call(circuit))[0]).toBeInstanceOf(ProviderOut)
  expect(calls).toBe(5)
  advance(30)
  expect(circuit.isOpen()).toBe(false)
  await call(circuit)
  expect([calls, circuit.isOpen()]).toEqual([6, true])
})

test('one good answer resets the count', async () => {
  const circuit = aCircuit()
  await call(circuit, 5)
  advance(31)
  answer = status(200)
  await call(circuit)
  answer = status(503)
  await call(circuit, 4)
  expect(circuit.isOpen()).toBe(false)
})

test('five failures in more than a minute do not count', async () => {
  const circuit = aCircuit()
  for (let i = 0; i < 8; i++) {
    await call(circuit)
    advance(16)
  }
  expect(circuit.isOpen()).toBe(false)
})

test.each([500, 503, 401, 403, 429])('%i counts as no answer', async (code) => {
  const circuit = aCircuit()
  answer = status(code)
  await call(circuit, 5)
  expect(circuit.isOpen()).toBe(true)
})

test.each([200, 400, 404, 422])(
  '%i counts as an answer: nobody can take a provider down with bad requests',
  async (code) => {
    const circuit = aCircuit()
    answer = status(code)
    await call(circuit, 20)
    expect([circuit.isOpen(), calls]).toEqual([false, 20])
  },
)

test('a provider that was down during the seeding is asked again when it is back', async () => {
  const platform = {
    config: {},
    clock: { now: () => now },
    jobs: {},
    fetch: () => {
      calls++
      return answer()
    },
  } as unknown as Platform
  const filling = silentAt(platform, new Date('2026-08-24T09:00:00Z'))
  await call(circuitOf(filling, 'paystack'), 5)
  expect(circuitOf(filling, 'paystack').isOpen()).toBe(true)
  await call(circuitOf(platform, 'paystack'), 5)
  advance(31)
  answer = status(200)
  expect(circuitOf(platform, 'paystack').isOpen()).toBe(false)
  await call(circuitOf(platform, 'paystack'))
  expect(calls).toBe(11)
})
