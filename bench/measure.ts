import autocannon from 'autocannon'
import { percentile } from './percentiles.ts'

/** CPU milliseconds of an answer. */
export type CpuCost = { shop: number; database: number }

/** One round of load: answers a second, latencies in milliseconds, answers that were not 2xx. */
export type Round = {
  perSecond: number
  p50: number
  p99: number
  failures: number
  count: number
  cpu?: CpuCost
}

type Asking = {
  connections: number
  seconds: number
  headers?: Record<string, string>
  /** Requests a second of all connections together; without it, as many as are answered. */
  rate?: number
  /** Makes each request another one, by its number. */
  vary?: (turn: number) => Record<string, string>
}

let turn = 0

/** Sends requests from `connections` connections for `seconds`, one after another on each (closed loop). */
export async function loadUrl(url: string, { connections, seconds, headers = {}, rate, vary }: Asking): Promise<Round> {
  const setupRequest = (request: autocannon.Request) => ({ ...request, headers: { ...headers, ...vary?.(turn++) } })
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
    ...(rate && { overallRate: rate }),
    ...(vary && { requests: [{ setupRequest }] }),
  })
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors,
    count: result.requests.total,
  }
}

/** Runs `work` again and again in `connections` lanes, for `seconds` or until it was done `most` times. */
export async function loadWork(
  work: () => Promise<void>,
  connections: number,
  seconds: number,
  most = Number.POSITIVE_INFINITY,
): Promise<Round> {
  const latencies: number[] = []
  let failures = 0
  let started = 0
  const from = performance.now()
  const lane = async () => {
    while (started < most && (most !== Number.POSITIVE_INFINITY || performance.now() - from < seconds * 1000)) {
      started++
      const startedAt = performance.now()
      await work().catch(() => {
        failures++
      })
      latencies.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: connections }, lane))
  const perSecond = latencies.length / ((performance.now() - from) / 1000)
  return {
    perSecond,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    failures,
    count: latencies.length,
  }
}

export type Contender = { name: string; run: () => Promise<Round> }
export type Measured = Round & { name: string }

/** Runs the contenders in turn, A B C A B C …, after one round that does not count, and gives each one's medians. */
export async function measureInTurn(contenders: readonly Contender[], rounds: number): Promise<Measured[]> {
  const seen = new Map(contenders.map(({ name }) => [name, [] as Round[]]))
  for (let round = 0; round <= rounds; round++) {
    for (const { name, run } of contenders) {
      const result = await run()
      if (round > 0) seen.get(name)?.push(result)
    }
  }
  return contenders.map(({ name }) => {
    const results = seen.get(name) ?? []
    const middle = (of: (round: Round) => number) => percentile(results.map(of), 0.5)
    const hasCpu = results.every(({ cpu }) => cpu !== undefined)
    return {
      name,
      perSecond: middle((round) => round.perSecond),
      p50: middle((round) => round.p50),
      p99: middle((round) => round.p99),
      failures: results.reduce((sum, round) => sum + round.failures, 0),
      count: results.reduce((sum, round) => sum + round.count, 0),
      ...(hasCpu && {
        cpu: { shop: middle(({ cpu }) => cpu?.shop ?? 0), database: middle(({ cpu }) => cpu?.database ?? 0) },
      }),
    }
  })
}
