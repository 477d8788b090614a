import { PackingSlip } from '../parcels/packing-slip.tsx'
import type { Slip } from './slips-query.ts'

/** Packing slips, one a page; only in print. */
export function PrintedSlips({ slips }: { slips: readonly Slip[] }) {
  return slips.map((slip) => (
    <div key={slip.id} data-slips="" className="not-last:print:break-after-page">
      <PackingSlip parcel={slip} />
    </div>
  ))
}
