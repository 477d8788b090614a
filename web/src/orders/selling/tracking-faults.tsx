import { useWords, type Words } from '../../ui/words/use-words.ts'
import type { LineFault } from './read-tracking.ts'

const mostShown = 10

/** The lines of the pasted text that fit no order. Nothing is shipped until there are none. */
export function TrackingFaults({ faults }: { faults: readonly LineFault[] }) {
  const t = useWords()
  if (faults.length === 0) return null
  return (
    <div role="alert" className="rounded-md border border-danger-text px-3 py-2 text-small">
      <p className="font-medium text-danger-text">{t('orders.bulk.ship.faults', { count: faults.length })}</p>
      <ul className="mt-1 grid gap-1">
        {faults.slice(0, mostShown).map((fault) => (
          <li key={fault.line}>{t('orders.bulk.line', { line: fault.line, fault: describeFault(fault, t) })}</li>
        ))}
      </ul>
      {faults.length > mostShown && <p>{t('orders.bulk.ship.more', { count: faults.length - mostShown })}</p>}
    </div>
  )
}

function describeFault(fault: LineFault, t: Words): string {
  switch (fault.kind) {
    case 'unknown':
      return t('orders.bulk.line.unknown', { number: fault.number })
    case 'twice':
      return t('orders.bulk.line.twice', { number: fault.number })
    case 'empty':
      return t('orders.bulk.line.empty', { number: fault.number })
    case 'same-tracking':
      return t('orders.bulk.line.same-tracking', { tracking: fault.tracking })
    case 'no-order':
      return t('orders.bulk.line.no-order')
    case 'too-long':
      return t('orders.bulk.line.too-long')
    case 'shape':
      return t('orders.bulk.line.shape')
    case 'too-many':
      return t('orders.bulk.line.too-many')
  }
}
