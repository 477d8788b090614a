import type { StoreSettings } from '@makola/contract/stores.ts'
import { useWords } from '../../ui/words/use-words.ts'

type Props = { store: Pick<StoreSettings, 'status' | 'suspensionReason'> }

/** Why the marketplace paused or closed a store, and what that means; empty otherwise. */
export function SuspensionNotice({ store: { status, suspensionReason } }: Props) {
  const t = useWords()
  if (suspensionReason === null) return null
  return (
    <div role="note" className="rounded-md bg-danger-soft px-4 py-3 text-danger-text">
      <p className="font-semibold">{t('stores.suspension.title', { status })}</p>
      <p className="mt-1 wrap-anywhere">{t('stores.suspension.reason', { reason: suspensionReason })}</p>
      <p className="mt-1">{t('stores.suspension.text', { status })}</p>
    </div>
  )
}
