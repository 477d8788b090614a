import type { StoreSettings } from '@makola/contract/stores.ts'

type Props = { store: Pick<StoreSettings, 'status' | 'suspensionReason'> }

/** Why the marketplace paused or closed a store, and what that means; empty otherwise. */
export function SuspensionNotice({ store: { status, suspensionReason } }: Props) {
  if (suspensionReason === null) return null
  return (
    <div role="note" className="rounded-md bg-danger-soft px-4 py-3 text-danger-text">
      <p className="font-semibold">The marketplace has {status === 'closed' ? 'closed' : 'paused'} your store</p>
      <p className="mt-1 wrap-anywhere">Reason: {suspensionReason}</p>
      <p className="mt-1">
        {status === 'closed' ? 'Shoppers cannot find it.' : 'Shoppers can see it but cannot buy.'} Please send the
        orders you already have. Only the marketplace can reopen it.
      </p>
    </div>
  )
}
