import type { PgBoss } from 'pg-boss'
import type { Database } from '../database/database.ts'
import { type Log, messageOf } from '../log.ts'
import type { JobDesk } from './job-desk.ts'
import { type LeasedJob, returnJobs } from './lease-jobs.ts'

/** One queue and the handler of its jobs; `isAlone` when two of its jobs must not run side by side here. */
export type WorkedQueue = {
  name: string
  isAlone: boolean
  isUrgent: boolean
  run: (data: object) => Promise<void>
  /** Runs many at once. */
  runTogether?: (data: readonly object[]) => Promise<void>
}

/** The state that the lines of one worker share. */
export type Workshop = {
  boss: PgBoss
  database: Database
  log: Log
  isStopping: boolean
  desk: JobDesk
  /** Starts work that only the end waits for. */
  begin(work: Promise<void>): void
  /** The number of subjects that this queue may work on now. */
  lanesOf(line: WorkLine): number
}

/**
 * The time in which a leased job must start or be given back, in seconds: a job that stays leased for a minute counts as lost.
 */
const beginWithinSeconds = 20
/** The number of jobs that are run at once, and the time they have, in seconds: there is some left to run each by itself. */
const together = { most: 50, seconds: 10 }

/** One queue in one worker: due jobs are leased, run and recorded as done. */
export class WorkLine {
  readonly queue: WorkedQueue
  /** Subjects that are being worked on. */
  running = 0
  /** True when there may be jobs to lease. */
  isDue = false
  private isLeasing = false
  private readonly underWay = new Set<string>()
  private readonly shop: Workshop

  constructor(shop: Workshop, queue: WorkedQueue) {
    this.shop = shop
    this.queue = queue
  }

  /** Leases due jobs while lanes are free. */
  async advance(): Promise<void> {
    const { shop, queue } = this
    if (this.isLeasing) return
    this.isLeasing = true
    try {
      for (let room = this.room(); this.isDue && room > 0 && !shop.isStopping; room = this.room()) {
        this.isDue = false
        const jobs = await shop.desk.lease(queue.name, room)
        if (jobs.length === room) this.isDue = true
        const beginBefore = performance.now() + beginWithinSeconds * 1000
        const { runTogether } = queue
        if (runTogether && jobs.length > 1) {
          shop.begin(this.inLane(() => this.runAtOnce(jobs, runTogether, beginBefore)))
        } else this.runApart(jobs, beginBefore)
      }
    } finally {
      this.isLeasing = false
    }
  }

  /** Jobs still running at the end are retried by the next worker. */
  async abandon(): Promise<void> {
    const ids = [...this.underWay]
    if (ids.length > 0) await this.shop.boss.fail(this.queue.name, ids, toKeep(new Error('The worker was stopped')))
  }

  private room(): number {
    // Meanwhile others gather.
    if (this.queue.runTogether) return this.running > 0 ? 0 : together.most
    return this.shop.lanesOf(this) - this.running
  }

  private async inLane(work: () => Promise<void>): Promise<void> {
    this.running++
    try {
      await work()
    } finally {
      this.running--
      // The next jobs are leased together with the results of these.
      this.isDue = true
      this.shop.begin(this.advance())
    }
  }

  private async runInOrder(jobs: readonly LeasedJob[], beginBefore: number): Promise<void> {
    for (const [index, job] of jobs.entries()) {
      const isTooLate = this.shop.isStopping || performance.now() > beginBefore
      if (isTooLate) return await this.giveBack(jobs.slice(index))
      // Later jobs of the subject wait until it has been retried.
      if (!(await this.runOne(job))) return await this.giveBack(jobs.slice(index + 1))
    }
  }

  private runApart(jobs: readonly LeasedJob[], beginBefore: number): void {
    for (const ofOne of bySubject(jobs)) {
      this.shop.begin(this.inLane(() => this.runInOrder(ofOne, beginBefore)))
    }
  }

  /** When they fail together, each is run by itself, and fails or not by itself. */
  private async runAtOnce(
    jobs: readonly LeasedJob[],
    run: (data: readonly object[]) => Promise<void>,
    beginBefore: number,
  ): Promise<void> {
    const { log, desk } = this.shop
    for (const { id } of jobs) this.underWay.add(id)
    const isDone = await withinSeconds(run(jobs.map(({ data }) => data)), together.seconds).then(
      () => true,
      (error: unknown) => {
        const { name: queue } = this.queue
        log.warn({ err: error, queue, count: jobs.length }, 'jobs failed together; each is run by itself')
        return false
      },
    )
    for (const { id } of jobs) this.underWay.delete(id)
    if (!isDone) return this.runApart(jobs, beginBefore)
    for (const job of jobs) desk.complete(job)
  }

  private async giveBack(jobs: readonly LeasedJob[]): Promise<void> {
    const { database } = this.shop
    const ids = jobs.map(({ id }) => id)
    if (ids.length > 0) await returnJobs(database, this.queue.name, ids)
  }

  private async runOne(job: LeasedJob): Promise<boolean> {
    const { log, boss, desk } = this.shop
    const { name, run } = this.queue
    this.underWay.add(job.id)
    try {
      await withinSeconds(run(job.data), job.expireInSeconds)
      desk.complete(job)
      return true
    } catch (error) {
      const isLast = job.retryCount >= job.retryLimit
      const what = isLast ? 'job failed for the last time; it is kept as failed' : 'job failed; it will be tried again'
      log.error({ err: error, queue: name, jobId: job.id }, what)
      await boss.fail(name, job.id, toKeep(error))
      return false
    } finally {
      this.underWay.delete(job.id)
    }
  }
}

/** The jobs of each subject, in order; one without a subject is its own. */
function bySubject(jobs: readonly LeasedJob[]): LeasedJob[][] {
  const groups = new Map<string, LeasedJob[]>()
  for (const job of jobs) {
    const subject = job.subject ?? job.id
    const group = groups.get(subject)
    if (group) group.push(job)
    else groups.set(subject, [job])
  }
  return [...groups.values()]
}

/** @throws when the work takes longer; it is abandoned then. */
async function withinSeconds(work: Promise<void>, seconds: number): Promise<void> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`It took longer than ${seconds} seconds`)), seconds * 1000)
  timer.unref()
  try {
    await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * An error as the queue may store it with the job, for days: its full fields would be personal data, which a failed query and its
 * cause repeat.
 */
function toKeep(error: unknown): Error {
  if (!(error instanceof Error)) return Object.assign(new Error('no error'), { stack: undefined })
  return Object.assign(new Error(messageOf(error)), { name: error.name, stack: undefined })
}
