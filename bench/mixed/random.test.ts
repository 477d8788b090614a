import { expect, test } from 'vitest'
import { seededRandom, weighted, zipf } from './random.ts'

const many = (draw: () => number, count = 20_000) => Array.from({ length: count }, draw)
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

test('a seed says everything', () => {
  const [one, same, other] = [1, 1, 2].map((seed) => many(seededRandom(seed).share, 50))
  expect(one).toEqual(same)
  expect(one).not.toEqual(other)
})

test('arrivals are a Poisson process: their waits have the mean and the spread of one', () => {
  const random = seededRandom(3)
  const drawn = many(() => random.wait(20))
  expect(mean(drawn)).toBeCloseTo(1 / 20, 2)
  expect(Math.sqrt(mean(drawn.map((wait) => (wait - 1 / 20) ** 2)))).toBeCloseTo(1 / 20, 2)
})

test('half of the log-normal waits are below their median', () => {
  const random = seededRandom(4)
  const drawn = many(() => random.logNormal(8, 1))
  expect(drawn.filter((wait) => wait < 8).length / drawn.length).toBeCloseTo(0.5, 1)
  expect(Math.min(...drawn)).toBeGreaterThan(0)
})

test('1 % of 10,000 products have half of the views', () => {
  const draw = zipf(seededRandom(5), 10_000)
  const drawn = many(draw)
  expect(drawn.filter((rank) => rank < 100).length / drawn.length).toBeCloseTo(0.53, 1)
  expect(Math.max(...drawn)).toBeLessThan(10_000)
})

test('choices come as often as their weights', () => {
  const draw = weighted(seededRandom(6), [
    ['a', 3],
    ['b', 1],
  ])
  const drawn = Array.from({ length: 10_000 }, draw)
  expect(drawn.filter((choice) => choice === 'a').length / drawn.length).toBeCloseTo(0.75, 1)
})
