import type { ReactNode } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { LeftOutList } from './left-out-list.tsx'
import type { Run } from './use-bulk-run.ts'

type BulkRunDialogProps = {
  run: Run
  onStop: () => void
  onContinue: () => void
  onClose: () => void
  /** The next steps with the same orders. */
  next: ReactNode
}

/** The progress of a step with many orders, then what became of each that did not take it. */
export function BulkRunDialog({ run, onStop, onContinue, onClose, next }: BulkRunDialogProps) {
  const t = useWords()
  const { verb, parcels, outcomes, isRunning } = run
  const left = parcels.length - outcomes.length
  return (
    <Dialog
      isOpen
      onClose={isRunning ? onStop : onClose}
      title={isRunning ? t(titles[verb].running) : t(titles[verb].done, { count: countOf(run, 'done') })}
      footer={
        isRunning ? (
          <Button variant="outline" onClick={onStop}>
            {t('orders.bulk.stop')}
          </Button>
        ) : (
          <>
            {left > 0 && (
              <Button variant="outline" onClick={onContinue}>
                {t('orders.bulk.continue')}
              </Button>
            )}
            {next}
            <Button onClick={onClose}>{t('orders.bulk.done')}</Button>
          </>
        )
      }
    >
      {isRunning ? <Progress done={outcomes.length} total={parcels.length} /> : <Report run={run} left={left} t={t} />}
    </Dialog>
  )
}

const titles = {
  pack: { running: 'orders.bulk.packing', done: 'orders.bulk.packed', already: 'orders.bulk.already-packed' },
  ship: { running: 'orders.bulk.shipping', done: 'orders.bulk.shipped', already: 'orders.bulk.already-shipped' },
} as const

const countOf = ({ outcomes }: Run, wanted: Run['outcomes'][number]['outcome']) =>
  outcomes.filter(({ outcome }) => outcome === wanted).length

function Progress({ done, total }: { done: number; total: number }) {
  const t = useWords()
  const words = t('orders.bulk.progress', { done, total })
  return (
    <div className="grid gap-2 py-4">
      <progress aria-label={words} value={done} max={total} className="h-2 w-full accent-accent" />
      <p role="status" className="text-muted tabular">
        {words}
      </p>
    </div>
  )
}

function Report({ run, left, t }: { run: Run; left: number; t: Words }) {
  const already = countOf(run, 'already')
  const names = new Map(run.parcels.map((parcel) => [parcel.id, parcel]))
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
      {already > 0 && <p>{t(titles[run.verb].already, { count: already })}</p>}
      {refused.length > 0 && (
        <LeftOutList title={t('orders.bulk.refused', { count: refused.length })} orders={refused} />
      )}
    </div>
  )
}
