import pg from 'pg'
import { byIndexSettings } from '../database/database.ts'
import { statementSeconds } from '../database/statement-list.ts'
import { completeJobs, type LeasedJob, leaseJobs, lockLeases } from './lease-jobs.ts'

/** What begins each transaction of the desk. Not set for the connection: a pooler gives it to others, too. */
const begin = `begin; set local synchronous_commit = off; ${byIndexSettings}`

type Done = { queue: string; id: string }
type Wanted = { most: number; answer: PromiseWithResolvers<LeasedJob[]> }

/**
 * One worker's leases and results. Requests that come during a round trip go together in the next: one round trip and one
 * transaction, however many queues and jobs.
 *
 * It has a connection of its own, and its transactions do not wait for the disk. When the database falls, the last leases and the last
 * words of what is done may be forgotten, and such a job is run again, as it may be at any time; what the job did was on
 * the disk before.
 */
export class JobDesk {
  private readonly pool: pg.Pool
  private readonly onError: (error: Error) => void
  private done: Done[] = []
  private wanted = new Map<string, Wanted>()
  private sending: Promise<void> | null = null

  constructor({ options }: pg.Pool, onError: (error: Error) => void) {
    this.pool = new pg.Pool({
      ...options,
      password: options.password,
      max: 1,
      pipeline: true,
      application_name: 'makola jobs',
    } as pg.PoolConfig)
    this.pool.on('error', () => {})
    this.pool.on('connect', (client) => client.on('error', () => {}))
    this.onError = onError
  }

  /** Up to so many jobs of a queue, oldest first. Asked once at a time for each queue. */
  lease(queue: string, most: number): Promise<LeasedJob[]> {
    const answer = Promise.withResolvers<LeasedJob[]>()
    this.wanted.set(queue, { most, answer })
    this.send()
    return answer.promise
  }

  /** This job has ended well. Kept until it is written down, even when the database is away. */
  complete(job: Done): void {
    this.done.push(job)
    this.send()
  }

  /** Sends the gathered requests; called again after a failure. */
  send(): void {
    this.sending ??= this.sendAll()
      .catch(this.onError)
      .finally(() => {
        this.sending = null
        // Asked after the last look and before this.
        if (this.wanted.size > 0) this.send()
      })
  }

  /** Writes the remaining results and closes the connection. */
  async close(): Promise<void> {
    this.send()
    await this.sending
    await this.pool.end()
  }

  private async sendAll(): Promise<void> {
    // Requests of the same moment go with it.
    await new Promise(setImmediate)
    while (this.done.length > 0 || this.wanted.size > 0) {
      const [done, wanted] = [this.done, this.wanted]
      this.done = []
      this.wanted = new Map()
      try {
        const jobs = Map.groupBy(
          await statementSeconds.time({ statement: 'lease-jobs' }, () => this.ask(done, wanted)),
          ({ queue }) => queue,
        )
        for (const [queue, { answer }] of wanted) answer.resolve(jobs.get(queue) ?? [])
      } catch (error) {
        this.done = [...done, ...this.done]
        for (const { answer } of wanted.values()) answer.reject(error)
        if (wanted.size === 0) throw error
        return
      }
    }
  }

  private async ask(done: readonly Done[], wanted: ReadonlyMap<string, Wanted>): Promise<LeasedJob[]> {
    const asked = new Map([...wanted].map(([queue, { most }]) => [queue, most]))
    const client = await this.pool.connect()
    let isBroken = true
    try {
      // Sent together, answered in turn; the lease sees what the words before it changed.
      const answers = await Promise.allSettled([
        client.query(begin),
        done.length > 0 && client.query({ ...completeJobs, values: completeJobs.values(done) }),
        asked.size > 0 && client.query({ ...lockLeases, values: lockLeases.values(asked) }),
        asked.size > 0 && client.query({ ...leaseJobs, values: leaseJobs.values(asked) }),
        client.query('commit'),
      ] as const)
      const failed = answers.find((answer) => answer.status === 'rejected')
      if (failed) throw failed.reason
      isBroken = false
      const leased = answers[3].status === 'fulfilled' && answers[3].value
      return leased ? (leased.rows as LeasedJob[]) : []
    } finally {
      client.release(isBroken)
    }
  }
}
