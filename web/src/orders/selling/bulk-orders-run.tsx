import type { ParcelOutcome } from '@makola/contract/orders/bulk-parcels.ts'
import type { ReactNode } from 'react'
import { type BulkRun, countOutcomes } from '../../ui/actions/use-bulk-run.ts'
import { BulkRunDialog } from '../../ui/layers/bulk-run-dialog.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import type { ChosenParcel } from './chosen-parcel.ts'
import { LeftOutList } from './left-out-list.tsx'

type Run = BulkRun<ChosenParcel, ParcelOutcome>
type Verb = 'pack' | 'ship'

type BulkOrdersRunProps = {
  run: Run
  verb: Verb
  onStop: () => void
  onContinue: () => void
  onClose: () => void
  /** The next steps with the same orders. */
  next: ReactNode
}

/** The progress of a step with many orders, then what became of each that did not take it. */
export function BulkOrdersRun({ run, verb, ...rest }: BulkOrdersRunProps) {
  const t = useWords()
  return (
    <BulkRunDialog run={run} title={run.isRunning ? t(running[verb]) : nameDone(run, verb, t)} {...rest}>
      <Report run={run} verb={verb} t={t} />
    </BulkRunDialog>
  )
}

const running = { pack: 'orders.bulk.packing', ship: 'orders.bulk.shipping' } as const

/** The orders with one outcome; those that their buyers pick up are made ready, not shipped. */
function countBoth({ items, outcomes }: Run, wanted: ParcelOutcome['outcome']) {
  const pickups = new Set(items.flatMap(({ id, isPickup }) => (isPickup ? [id] : [])))
  const ready = countOutcomes(
    outcomes.filter(({ id }) => pickups.has(id)),
    wanted,
  )
  return { ready, shipped: countOutcomes(outcomes, wanted) - ready }
}

function nameDone(run: Run, verb: Verb, t: Words): string {
  if (verb === 'pack') return t('orders.bulk.packed', { count: countOutcomes(run.outcomes, 'done') })
  const { ready, shipped } = countBoth(run, 'done')
  if (ready === 0) return t('orders.bulk.shipped', { count: shipped })
  return shipped === 0
    ? t('orders.bulk.ready', { count: ready })
    : t('orders.bulk.shipped-and-ready', { shipped, ready })
}

function nameAlready(run: Run, verb: Verb, t: Words): string[] {
  if (verb === 'pack') return [t('orders.bulk.already-packed', { count: countOutcomes(run.outcomes, 'already') })]
  const { ready, shipped } = countBoth(run, 'already')
  return [
    ...(shipped > 0 ? [t('orders.bulk.already-shipped', { count: shipped })] : []),
    ...(ready > 0 ? [t('orders.bulk.already-ready', { count: ready })] : []),
  ]
}

function Report({ run, verb, t }: { run: Run; verb: Verb; t: Words }) {
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
      {already > 0 && nameAlready(run, verb, t).map((text) => <p key={text}>{text}</p>)}
      {refused.length > 0 && (
        <LeftOutList title={t('orders.bulk.refused', { count: refused.length })} orders={refused} />
      )}
    </div>
  )
}
