import type { ReactNode } from 'react'
import { X } from '../icons.ts'
import { Button } from './button.tsx'
import { watchActionBar } from './watch-action-bar.ts'

export type MoreToSelect = { total: number; isBusy: boolean; onSelect: () => void }

type SelectionBarProps = {
  /** The names of the bar and of the button that ends the selection. */
  label: string
  clear: string
  /** How many are selected, in words. */
  count: string
  /** More match than are selected: the button that selects them too. */
  more: (MoreToSelect & { label: string }) | undefined
  /** Why this role cannot act. */
  refusal: string | undefined
  onClear: () => void
  /** The acts, in a frame of their own. */
  children: ReactNode
}

/** What can be done with the selected rows of a list, in a bar at the bottom of the page. */
export function SelectionBar({ label, clear, count, more, refusal, onClear, children }: SelectionBarProps) {
  return (
    <section
      ref={watchActionBar}
      aria-label={label}
      data-action-bar=""
      className="sticky bottom-0 z-20 -mx-(--edge) mt-4 flex flex-wrap items-center gap-2 border-t border-line bg-paper px-(--edge) py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:bottom-4 md:mx-auto md:w-fit md:rounded-xl md:border md:bg-surface md:px-3 md:shadow-raised print:hidden"
    >
      <Button variant="ghost" size="icon" aria-label={clear} onClick={onClear}>
        <X aria-hidden="true" className="size-5" />
      </Button>
      <p aria-live="polite" className="me-auto font-medium md:me-2">
        {count}
      </p>
      {more && (
        <Button size="sm" variant="ghost" isBusy={more.isBusy} onClick={more.onSelect}>
          {more.label}
        </Button>
      )}
      {children}
      {refusal && <p className="text-small text-muted max-md:basis-full md:max-w-72 md:px-3">{refusal}</p>}
    </section>
  )
}
