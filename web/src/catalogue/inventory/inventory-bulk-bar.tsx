import Archive from 'lucide-react/icons/archive'
import Rocket from 'lucide-react/icons/rocket'
import Trash from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { Button } from '../../ui/actions/button.tsx'
import { watchActionBar } from '../../ui/actions/watch-action-bar.ts'
import { useWords } from '../../ui/words/use-words.ts'

type BulkBarProps = {
  count: number
  /** More match than are selected: the number of all matches. */
  more: { total: number; isBusy: boolean; onSelect: () => void } | undefined
  refusal: string | undefined
  onAct: (action: 'publish' | 'archive' | 'delete') => void
  onClear: () => void
}

/** Actions on the selected products, in a bar at the bottom while there is a selection. */
export function InventoryBulkBar({ count, more, refusal, onAct, onClear }: BulkBarProps) {
  const t = useWords()
  if (count === 0) return null
  const isDisabled = refusal !== undefined
  return (
    <section
      ref={watchActionBar}
      aria-label={t('catalogue.inventory.selection')}
      data-action-bar=""
      className="sticky bottom-0 z-20 -mx-[clamp(1rem,4vw,2.5rem)] mt-4 flex flex-wrap items-center gap-2 border-t border-line bg-paper px-[clamp(1rem,4vw,2.5rem)] py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:bottom-4 md:mx-auto md:w-fit md:rounded-xl md:border md:bg-surface md:px-3 md:shadow-raised"
    >
      <Button variant="ghost" size="icon" aria-label={t('catalogue.inventory.selection.clear')} onClick={onClear}>
        <X aria-hidden="true" className="size-5" />
      </Button>
      <p aria-live="polite" className="me-auto font-medium md:me-4">
        {t('catalogue.inventory.selection.count', { count })}
      </p>
      {more && (
        <Button size="sm" variant="ghost" isBusy={more.isBusy} onClick={more.onSelect}>
          {t('catalogue.inventory.selection.all', { total: more.total })}
        </Button>
      )}
      <div title={refusal} className="flex gap-2 max-md:basis-full max-md:*:flex-1 max-md:*:px-2">
        <Button size="sm" disabled={isDisabled} onClick={() => onAct('publish')}>
          <Rocket aria-hidden="true" className="size-4" />
          {t('catalogue.inventory.publish')}
        </Button>
        <Button size="sm" variant="outline" disabled={isDisabled} onClick={() => onAct('archive')}>
          <Archive aria-hidden="true" className="size-4" />
          {t('catalogue.inventory.archive')}
        </Button>
        <Button
          size="sm"
          variant="outline"
          disabled={isDisabled}
          onClick={() => onAct('delete')}
          className="text-danger-text"
        >
          <Trash aria-hidden="true" className="size-4" />
          {t('ui.delete')}
        </Button>
      </div>
      {refusal && <p className="text-small text-muted max-md:basis-full md:max-w-72 md:px-3">{refusal}</p>}
    </section>
  )
}
