import type { StoreSummary } from '@makola/contract/stores/stores.ts'
import { cx } from 'class-variance-authority'
import { Picture } from '../../ui/display/picture.tsx'

type StoreLogoProps = { store: Pick<StoreSummary, 'name' | 'logo'>; className?: string }

/** The store's logo, or its first letter. Its name is always beside it, so it is not read out. */
export function StoreLogo({ store, className }: StoreLogoProps) {
  const shape = cx('shrink-0 rounded-full border border-line', className)
  if (store.logo) return <Picture picture={store.logo} sizes="96px" alt="" className={shape} />
  return (
    <span aria-hidden="true" className={cx('grid place-items-center bg-ink font-display font-bold text-paper', shape)}>
      {store.name.charAt(0)}
    </span>
  )
}
