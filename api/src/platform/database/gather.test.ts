import { expect, test } from 'vitest'
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

test('an error is told to those who asked with it, and the others are asked for', async () => {
  const { ask, asked, ends } = someQuestions({ lanes: 1 })
  const [first, second, third] = [ask(1), ask(2), ask(3)]
  ends[0]?.(new Error('The database is away'))
  await expect(first).rejects.toThrow('away')
  await expect.poll(() => asked.length).toBe(2)
  ends[1]?.()
  expect(await Promise.all([second, third])).toEqual([20, 30])
})

test('a question without an answer is an error', async () => {
  const ask = gather<number, number>(async () => [], { lanes: 1, most: 3 })
  await expect(ask(1)).rejects.toThrow('1 questions have 0 answers')
})
