import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPlaces } from './places.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const upTo = (within: number) => ({ within, firstWithin: within })

test('who waits too long is told so, as if the database did not answer, and leaves the line', async () => {
  const places = openPlaces({ patience: 5_000, now: () => Date.now() })
  await places.take('browse', upTo(1))
  const late = expect(places.take('browse', upTo(1))).rejects.toThrow('timeout exceeded when trying to connect')
  await vi.advanceTimersByTimeAsync(4_000)
  expect(places.waits()).toEqual(new Map([['browse', 4_000]]))
  await vi.advanceTimersByTimeAsync(1_000)
  await late
  expect(places.waits()).toEqual(new Map())
  places.giveBack('browse')
  await places.take('browse', upTo(1))
})

test('a place goes to the first who may have it', async () => {
  const places = openPlaces({ patience: 5_000, now: () => 0 })
  for (let count = 0; count < 3; count++) await places.take('checkout', upTo(3))
  const entered: string[] = []
  const browsing = places.take('browse', upTo(1)).then(() => entered.push('browse'))
  const paying = places.take('checkout', upTo(3)).then(() => entered.push('checkout'))
  places.giveBack('checkout')
  await paying
  expect(entered).toEqual(['checkout'])
  for (let count = 0; count < 3; count++) places.giveBack('checkout')
  await browsing
  expect(entered).toEqual(['checkout', 'browse'])
})

test('a class that has no place finds one among those of others, and only one', async () => {
  const places = openPlaces({ patience: 5_000, now: () => Date.now() })
  for (let count = 0; count < 4; count++) await places.take('browse', upTo(4))
  const extra = { within: 2, firstWithin: 5 }
  await places.take('extra', extra)
  const second = places.take('extra', extra)
  const refused = expect(second).rejects.toThrow('timeout')
  places.giveBack('browse')
  await vi.advanceTimersByTimeAsync(5_000)
  await refused
})
