import { expect, test } from '../../support/test.ts'

/** The shop of the journeys has no provider that is called with a key, and its rules are checked once a day. */
const elsewhere = ['provider_call_seconds', 'verify_violations', 'verify_oldest_seconds']
/** With several web processes the worker is another one, and has its own metrics. */
const ofTheWorker = process.env.WEBS ? ['job_seconds', 'jobs_total', 'backup_age_seconds', 'mail_seconds'] : []

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
  const silent = metrics.flatMap(([, name = '', kind]) => (series.has(seriesOf(name, kind)) ? [] : [name]))
  expect(silent.filter((name) => ![...elsewhere, ...ofTheWorker].includes(name))).toEqual([])
})
