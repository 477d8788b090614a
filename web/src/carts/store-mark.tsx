import type { CartStore } from '@makola/contract/carts.ts'
import { Picture } from '../ui/picture.tsx'

/** The store's logo beside its name, or its first letter. */
export function StoreMark({ store }: { store: CartStore['store'] }) {
  if (store.logo) return <Picture picture={store.logo} sizes="32px" alt="" className="size-8 shrink-0 rounded-sm" />
  return (
    <span
      aria-hidden="true"
      className="grid size-8 shrink-0 place-items-center rounded-sm bg-accent-soft font-display font-bold text-accent-text"
    >
      {store.name.slice(0, 1)}
    </span>
  )
}
