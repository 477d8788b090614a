import { useEffect, useRef, useState } from 'react'

/** Few enough that the progress moves and a press on Stop holds soon. */
const itemsInCall = 25

type Item = { id: string }
type Job<Thing extends Item, Outcome> = {
  items: readonly Thing[]
  send: (items: readonly Thing[], idempotencyKey: string) => Promise<readonly Outcome[]>
}
/** `error` and `isStopped` tell why a run that is over has not reached all. */
export type BulkRun<Thing extends Item, Outcome> = Job<Thing, Outcome> & {
  outcomes: readonly Outcome[]
  isRunning: boolean
  isStopped: boolean
  error?: Error
}

/** Sends many things to the shop, some at a time and in their order, until all are through, it is stopped or a call fails. */
export function useBulkRun<Thing extends Item, Outcome>(onOver: () => Promise<void>) {
  type Run = BulkRun<Thing, Outcome>
  const [run, setRun] = useState<Run>()
  const isToStop = useRef(false)
  /** The key of a call that failed: its repetition gets the answer of the first, if that got through after all. */
  const key = useRef('')
  useEffect(
    () => () => {
      isToStop.current = true
    },
    [],
  )
  const work = async (job: Job<Thing, Outcome>, before: readonly Outcome[]) => {
    isToStop.current = false
    let outcomes = before
    const tell = (more: Partial<Run>) => setRun({ ...job, outcomes, isRunning: true, isStopped: false, ...more })
    tell({})
    try {
      while (outcomes.length < job.items.length && !isToStop.current) {
        key.current ||= crypto.randomUUID()
        const some = job.items.slice(outcomes.length, outcomes.length + itemsInCall)
        outcomes = [...outcomes, ...(await job.send(some, key.current))]
        key.current = ''
        tell({})
      }
      tell({ isRunning: false, isStopped: outcomes.length < job.items.length })
    } catch (error) {
      tell({ isRunning: false, error: error instanceof Error ? error : new Error(String(error)) })
    }
    await onOver()
  }
  return {
    run,
    start: (job: Job<Thing, Outcome>) => {
      key.current = ''
      void work(job, [])
    },
    continue: () => run && void work(run, run.outcomes),
    stop: () => {
      isToStop.current = true
    },
    close: () => setRun(undefined),
  }
}

/** The number of things that ended so. */
export const countOutcomes = <Wanted extends string>(
  outcomes: readonly { outcome: Wanted }[],
  wanted: Wanted,
): number => outcomes.filter(({ outcome }) => outcome === wanted).length
