import { Button } from '../../ui/actions/button.tsx'
import { type MoreToSelect, SelectionBar } from '../../ui/actions/selection-bar.tsx'
import { Archive, Rocket, Trash } from '../../ui/icons.ts'
import { useWords } from '../../ui/words/use-words.ts'
import type { BulkVerb } from '../bulk/bulk-verb.ts'
import { BulkMenu } from './bulk-menu.tsx'

type BulkBarProps = {
  count: number
  /** More match than are selected: the number of all matches. */
  more: MoreToSelect | undefined
  refusal: string | undefined
  onAct: (verb: BulkVerb | 'delete') => void
  onClear: () => void
}

/** Actions on the selected products, in a bar at the bottom while there is a selection. */
export function InventoryBulkBar({ count, more, refusal, onAct, onClear }: BulkBarProps) {
  const t = useWords()
  if (count === 0) return null
  const isDisabled = refusal !== undefined
  return (
    <SelectionBar
      label={t('catalogue.inventory.selection')}
      clear={t('catalogue.inventory.selection.clear')}
      count={t('catalogue.inventory.selection.count', { count })}
      more={more && { ...more, label: t('catalogue.inventory.selection.all', { total: more.total }) }}
      refusal={refusal}
      onClear={onClear}
    >
      <div title={refusal} className="flex gap-2 max-md:grid max-md:basis-full max-md:grid-cols-2">
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
        <BulkMenu onAct={onAct} />
      </div>
    </SelectionBar>
  )
}
