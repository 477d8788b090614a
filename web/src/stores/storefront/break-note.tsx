import type { Store } from '@makola/contract/stores/stores.ts'
import { formatDate } from '@makola/money/format.ts'
import { useWords } from '../../ui/words/use-words.ts'

/** Says that a store takes no orders for now, until when, and its note about it. */
export function BreakNote({ store: { status, breakEndsOn, breakNote } }: { store: Store }) {
  const t = useWords()
  return (
    <div role="note" className="w-fit max-w-prose rounded-md bg-accent-soft px-4 py-3 text-accent-text">
      <p className="font-semibold">
        {status === 'closed'
          ? t('stores.header.closed')
          : breakEndsOn
            ? t('stores.header.back-on', { day: formatDate(breakEndsOn) })
            : t('stores.header.paused')}
      </p>
      {breakNote && <p className="mt-1 wrap-anywhere">{breakNote}</p>}
    </div>
  )
}
