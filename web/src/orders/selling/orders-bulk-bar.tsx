import Download from 'lucide-react/icons/download'
import Package from 'lucide-react/icons/package'
import Printer from 'lucide-react/icons/printer'
import Truck from 'lucide-react/icons/truck'
import X from 'lucide-react/icons/x'
import { Button } from '../../ui/actions/button.tsx'
import { watchActionBar } from '../../ui/actions/watch-action-bar.ts'
import { useWords } from '../../ui/words/use-words.ts'

export type BulkVerb = 'pack' | 'ship' | 'slips' | 'export'

type OrdersBulkBarProps = {
  count: number
  /** More match than are selected: the number of all matches. */
  more: { total: number; isBusy: boolean; onSelect: () => void } | undefined
  /** Why this role cannot pack and ship. */
  refusal: string | undefined
  isExporting: boolean
  onAct: (verb: BulkVerb) => void
  onClear: () => void
}

const icon = { 'aria-hidden': true, className: 'size-4' } as const

/** Steps with the selected orders, in a bar at the bottom while there is a selection. */
export function OrdersBulkBar({ count, more, refusal, isExporting, onAct, onClear }: OrdersBulkBarProps) {
  const t = useWords()
  const isDisabled = refusal !== undefined
  return (
    <section
      ref={watchActionBar}
      aria-label={t('orders.bulk.selection')}
      data-action-bar=""
      className="sticky bottom-0 z-20 -mx-[clamp(1rem,4vw,2.5rem)] mt-4 flex flex-wrap items-center gap-2 border-t border-line bg-paper px-[clamp(1rem,4vw,2.5rem)] py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:bottom-4 md:mx-auto md:w-fit md:rounded-xl md:border md:bg-surface md:px-3 md:shadow-raised print:hidden"
    >
      <Button variant="ghost" size="icon" aria-label={t('orders.bulk.clear')} onClick={onClear}>
        <X aria-hidden="true" className="size-5" />
      </Button>
      <p aria-live="polite" className="me-auto font-medium md:me-2">
        {t('orders.bulk.count', { count })}
      </p>
      {more && (
        <Button size="sm" variant="ghost" isBusy={more.isBusy} onClick={more.onSelect}>
          {t('orders.bulk.select-all', { count: more.total })}
        </Button>
      )}
      <div title={refusal} className="flex gap-2 max-md:grid max-md:basis-full max-md:grid-cols-2">
        <Button size="sm" disabled={isDisabled} onClick={() => onAct('pack')}>
          <Package {...icon} />
          {t('orders.bulk.pack')}
        </Button>
        <Button size="sm" disabled={isDisabled} onClick={() => onAct('ship')}>
          <Truck {...icon} />
          {t('orders.bulk.ship')}
        </Button>
        <Button size="sm" variant="outline" onClick={() => onAct('slips')}>
          <Printer {...icon} />
          {t('orders.bulk.slips')}
        </Button>
        <Button size="sm" variant="outline" isBusy={isExporting} onClick={() => onAct('export')}>
          <Download {...icon} />
          {t('orders.bulk.export')}
        </Button>
      </div>
      {refusal && <p className="text-small text-muted max-md:basis-full md:max-w-72 md:px-3">{refusal}</p>}
    </section>
  )
}
