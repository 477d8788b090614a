import { Button } from '../../ui/actions/button.tsx'
import { type MoreToSelect, SelectionBar } from '../../ui/actions/selection-bar.tsx'
import { Download, Package, Printer, Truck } from '../../ui/icons.ts'
import { useWords } from '../../ui/words/use-words.ts'

export type BulkVerb = 'pack' | 'ship' | 'slips' | 'export'

type OrdersBulkBarProps = {
  count: number
  /** More match than are selected: the number of all matches. */
  more: MoreToSelect | undefined
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
    <SelectionBar
      label={t('orders.bulk.selection')}
      clear={t('orders.bulk.clear')}
      count={t('orders.bulk.count', { count })}
      more={more && { ...more, label: t('orders.bulk.select-all', { count: more.total }) }}
      refusal={refusal}
      onClear={onClear}
    >
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
    </SelectionBar>
  )
}
