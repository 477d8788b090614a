import { beforeEach, describe, expect, test } from 'vitest'
import { keepTrying } from './keep-trying.ts'

let isOnline: boolean
let waits: (number | 'online')[]
let stop: AbortController

beforeEach(() => {
  isOnline = true
  waits = []
  stop = new AbortController()
})

/** Work that fails this often before it succeeds. */
function failing(times: number) {
  const work = { tries: 0, run: async () => {} }
  work.run = async () => {
    if (work.tries++ < times) throw new TypeError(`failure ${work.tries}`)
  }
  return work
}
const attempt = (work: () => Promise<void>, isWorthAnother = () => true) =>
  keepTrying(work, isWorthAnother, {
    signal: stop.signal,
    isOnline: () => isOnline,
    untilOnline: async () => {
      waits.push('online')
      isOnline = true
    },
    wait: async (milliseconds) => {
      waits.push(milliseconds)
    },
  })

describe('keepTrying', () => {
  test('runs a success once', async () => {
    const work = failing(0)
    await attempt(work.run)
    expect([work.tries, waits]).toEqual([1, []])
  })

  test('tries three times in all, waiting longer each time', async () => {
    const work = failing(2)
    await attempt(work.run)
    expect([work.tries, waits]).toEqual([3, [1000, 2000]])
  })

  test('then throws the last error', async () => {
    const work = failing(9)
    await expect(attempt(work.run)).rejects.toThrow('failure 3')
    expect(work.tries).toBe(3)
  })

  test('does not repeat a permanent failure', async () => {
    const work = failing(1)
    await expect(attempt(work.run, () => false)).rejects.toThrow('failure 1')
    expect([work.tries, waits]).toEqual([1, []])
  })

  test('waits for a lost connection, which does not count as a try', async () => {
    const work = failing(5)
    const drops = async () => {
      if (work.tries < 3) isOnline = false
      await work.run()
    }
    await attempt(drops)
    expect(waits).toEqual(['online', 'online', 'online', 1000, 2000])
  })

  test('ends when it is aborted', async () => {
    const work = failing(9)
    const givenUp = async () => {
      if (work.tries === 1) stop.abort(new Error('given up'))
      await work.run()
    }
    await expect(attempt(givenUp)).rejects.toThrow('given up')
    expect(work.tries).toBe(2)
  })
})
