import autocannon from 'autocannon'

/** One round of load: answers a second, latencies in milliseconds, answers that were not 2xx. */
export type Round = { perSecond: number; p50: number; p99: number; failures: number }

/** Sends requests from `connections` connections for `seconds`, one after another on each (closed loop). */
export async function loadUrl(url: string, connections: number, seconds: number): Promise<Round> {
  const result = await autocannon({ url, connections, duration: seconds })
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors,
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
  latencies.sort((a, b) => a - b)
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0
  return { perSecond, p50: at(0.5), p99: at(0.99), failures }
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
    const middle = (of: (round: Round) => number) => median(results.map(of))
    return {
      name,
      perSecond: middle((round) => round.perSecond),
      p50: middle((round) => round.p50),
      p99: middle((round) => round.p99),
      failures: results.reduce((sum, round) => sum + round.failures, 0),
    }
  })
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
