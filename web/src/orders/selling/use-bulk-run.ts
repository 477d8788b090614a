import type { ParcelOutcome } from '@makola/contract/bulk-parcels.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { refetchOrders } from '../sales/seller-queries.ts'
import type { ChosenParcel } from './chosen-parcel.ts'

/** Few enough that the progress moves and a press on Stop holds soon. */
const parcelsInCall = 25

type Verb = 'pack' | 'ship'
type SendSome = (parcels: readonly ChosenParcel[], idempotencyKey: string) => Promise<readonly ParcelOutcome[]>

type Job = { verb: Verb; parcels: readonly ChosenParcel[]; send: SendSome }
/** `error` and `isStopped` tell why a run that is over has not reached all. */
export type Run = Job & { outcomes: readonly ParcelOutcome[]; isRunning: boolean; isStopped: boolean; error?: Error }

/** Sends many parcels to the shop, some at a time and in their order, until all are through, it is stopped or a call fails. */
export function useBulkRun(storeId: string) {
  const queryClient = useQueryClient()
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
  const work = async (job: Job, before: readonly ParcelOutcome[]) => {
    isToStop.current = false
    let outcomes = before
    const tell = (more: Partial<Run>) => setRun({ ...job, outcomes, isRunning: true, isStopped: false, ...more })
    tell({})
    try {
      while (outcomes.length < job.parcels.length && !isToStop.current) {
        key.current ||= crypto.randomUUID()
        const some = job.parcels.slice(outcomes.length, outcomes.length + parcelsInCall)
        outcomes = [...outcomes, ...(await job.send(some, key.current))]
        key.current = ''
        tell({})
      }
      tell({ isRunning: false, isStopped: outcomes.length < job.parcels.length })
    } catch (error) {
      tell({ isRunning: false, error: error instanceof Error ? error : new Error(String(error)) })
    }
    await refetchOrders(queryClient, storeId)
  }
  return {
    run,
    start: (job: Job) => {
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
