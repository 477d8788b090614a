import { expect, test } from '../support/test.ts'

// Tagged so that it comes after the other journeys: a gauge or a histogram without a value by then is one that nobody ever sees.
// Counters begin at 0.
test('after the journeys every metric has a value @timed', async ({ request }) => {
  const answer = await request.get('/metrics')
  expect(answer.status()).toBe(200)
  const text = await answer.text()
  const metrics = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)]
  expect(metrics.length).toBeGreaterThan(30)
  const series = new Set([...text.matchAll(/^(\w+)(?:\{.*\})? \S+$/gm)].map(([, name]) => name))
  const seriesOf = (name = '', kind = '') => (kind === 'histogram' ? `${name}_count` : name)
  expect(metrics.flatMap(([, name, kind]) => (series.has(seriesOf(name, kind)) ? [] : [name]))).toEqual([])
})
