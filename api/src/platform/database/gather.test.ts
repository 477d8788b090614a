import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, test, vi } from 'vitest'
import { gather } from './gather.ts'

/** Questions that are answered when they are told to be. */
function someQuestions({ lanes = 2, most = 3 } = {}) {
  const asked: number[][] = []
  const ends: ((error?: Error) => void)[] = []
  const ask = gather<number, number>(
    (numbers) => {
      asked.push([...numbers])
      return new Promise((resolve, reject) =>
        ends.push((error) => (error ? reject(error) : resolve(numbers.map((one) => one * 10)))),
      )
    },
    { lanes, most },
  )
  return { ask, asked, ends }
}

test('asks at once while a lane is free, and together what came meanwhile', async () => {
  const { ask, asked, ends } = someQuestions()
  const answers = [1, 2, 3, 4, 5, 6].map((one) => ask(one))
  expect(asked).toEqual([[1], [2]])
  ends[1]?.()
  expect(await answers[1]).toBe(20)
  await expect.poll(() => asked).toEqual([[1], [2], [3, 4, 5]])
  ends[0]?.()
  await expect.poll(() => asked.length).toBe(4)
  for (const end of ends) end()
  expect(await Promise.all(answers)).toEqual([10, 20, 30, 40, 50, 60])
})

test('asks at most once in so many milliseconds, and together what came meanwhile', async () => {
  vi.useFakeTimers()
  try {
    const asked: number[][] = []
    const ask = gather<number, number>(
      async (numbers) => {
        asked.push([...numbers])
        return numbers
      },
      { lanes: 3, most: 3, apart: 5 },
    )
    expect(await ask(1)).toBe(1)
    const answers = [2, 3, 4, 5].map((one) => ask(one))
    await vi.advanceTimersByTimeAsync(4)
    expect(asked).toEqual([[1]])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toEqual([[1], [2, 3, 4]])
    await vi.advanceTimersByTimeAsync(5)
    expect(await Promise.all(answers)).toEqual([2, 3, 4, 5])
    expect(asked).toEqual([[1], [2, 3, 4], [5]])
  } finally {
    vi.useRealTimers()
  }
})

test('one that cannot be answered is the fault of nobody who asked with it', async () => {
  const asked: number[][] = []
  const ask = gather<number, number>(
    async (numbers) => {
      asked.push([...numbers])
      if (numbers.includes(3)) throw new Error('3 has no answer')
      return numbers.map((one) => one * 10)
    },
    { lanes: 1, most: 10 },
  )
  const answers = await Promise.allSettled([1, 2, 3, 4].map((one) => ask(one)))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(asked).toEqual([[1], [2, 3, 4], [2], [3], [4]])
})

test('a question is asked in the context of the first who asks it', async () => {
  const who = new AsyncLocalStorage<string>()
  const seen: unknown[] = []
  const ask = gather<number, number>(
    async (numbers) => {
      await null
      seen.push(who.getStore())
      return numbers
    },
    { lanes: 1, most: 2 },
  )
  await Promise.all(['a', 'b', 'c', 'd'].map((name, turn) => who.run(name, () => ask(turn))))
  expect(seen).toEqual(['a', 'b', 'd'])
})

test('a question without an answer is an error', async () => {
  const ask = gather<number, number>(async () => [], { lanes: 1, most: 3 })
  await expect(ask(1)).rejects.toThrow('1 questions have 0 answers')
})
