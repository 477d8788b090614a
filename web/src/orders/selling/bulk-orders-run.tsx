import type { ParcelOutcome } from '@makola/contract/bulk-parcels.ts'
import type { ReactNode } from 'react'
import { type BulkRun, countOutcomes } from '../../ui/actions/use-bulk-run.ts'
import { BulkRunDialog } from '../../ui/layers/bulk-run-dialog.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import type { ChosenParcel } from './chosen-parcel.ts'
import { LeftOutList } from './left-out-list.tsx'

type Run = BulkRun<ChosenParcel, ParcelOutcome>

type BulkOrdersRunProps = {
  run: Run
  verb: 'pack' | 'ship'
  onStop: () => void
  onContinue: () => void
  onClose: () => void
  /** The next steps with the same orders. */
  next: ReactNode
}

/** The progress of a step with many orders, then what became of each that did not take it. */
export function BulkOrdersRun({ run, verb, ...rest }: BulkOrdersRunProps) {
  const t = useWords()
  const { running, done } = titles[verb]
  return (
    <BulkRunDialog
      run={run}
      title={run.isRunning ? t(running) : t(done, { count: countOutcomes(run.outcomes, 'done') })}
      {...rest}
    >
      <Report run={run} verb={verb} t={t} />
    </BulkRunDialog>
  )
}

const titles = {
  pack: { running: 'orders.bulk.packing', done: 'orders.bulk.packed', already: 'orders.bulk.already-packed' },
  ship: { running: 'orders.bulk.shipping', done: 'orders.bulk.shipped', already: 'orders.bulk.already-shipped' },
} as const

function Report({ run, verb, t }: { run: Run; verb: 'pack' | 'ship'; t: Words }) {
  const left = run.items.length - run.outcomes.length
  const already = countOutcomes(run.outcomes, 'already')
  const names = new Map(run.items.map((parcel) => [parcel.id, parcel]))
  const refused = run.outcomes.flatMap(({ id, number, refusal }) =>
    refusal
      ? [{ id, number: number ?? names.get(id)?.number ?? '', isOwn: number !== null, reason: refusal.detail }]
      : [],
  )
  return (
    <div role="status" className="grid gap-3 py-2">
      {left > 0 && (
        <p className="font-medium text-danger-text">
          {run.error
            ? t('orders.bulk.failed', { count: left, reason: run.error.message })
            : t('orders.bulk.stopped', { count: left })}
        </p>
      )}
      {already > 0 && <p>{t(titles[verb].already, { count: already })}</p>}
      {refused.length > 0 && (
        <LeftOutList title={t('orders.bulk.refused', { count: refused.length })} orders={refused} />
      )}
    </div>
  )
}
