import type { Parcel } from '@makola/contract/orders/parcels.ts'
import { formatMoney } from '@makola/money/format.ts'
import { QuantityStepper } from '../../ui/actions/quantity-stepper.tsx'
import { Checkbox } from '../../ui/inputs/checkbox.tsx'
import { useWords } from '../../ui/words/use-words.ts'

export type RefundChoice = {
  /** Units by line. */
  quantities: Record<string, number>
  withDelivery: boolean
  /** True when the units go on sale again. */
  restock: boolean
}

type RefundLinesProps = { parcel: Parcel; choice: RefundChoice; onChange: (choice: RefundChoice) => void }

/** Returns true while the store still has the contents. */
export const isOnShelf = ({ state }: Pick<Parcel, 'state'>): boolean => state === 'new' || state === 'packed'

/** The units to refund. Refunded ones are not offered again. */
export function RefundLines({ parcel, choice, onChange }: RefundLinesProps) {
  const t = useWords()
  const open = parcel.lines.filter((line) => line.quantity > line.refundedQuantity)
  return (
    <div>
      <ul className="grid gap-3">
        {open.map(({ id, name, variantTitle, unitPrice, quantity, refundedQuantity }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="min-w-0">
              <span className="block font-medium">{name}</span>
              <span className="block text-small text-muted tabular">
                {[variantTitle, formatMoney(unitPrice)].filter(Boolean).join(' · ')}
              </span>
            </span>
            <QuantityStepper
              label={[name, variantTitle].filter(Boolean).join(', ')}
              min={0}
              max={quantity - refundedQuantity}
              value={choice.quantities[id] ?? 0}
              onChange={(units) => onChange({ ...choice, quantities: { ...choice.quantities, [id]: units } })}
            />
          </li>
        ))}
      </ul>
      {parcel.refundableDelivery.amount > 0 && (
        <Checkbox
          label={t('orders.refunds.delivery', { price: parcel.refundableDelivery })}
          checked={choice.withDelivery}
          onChange={(event) => onChange({ ...choice, withDelivery: event.target.checked })}
          className="mt-2"
        />
      )}
      {isOnShelf(parcel) && (
        <Checkbox
          label={t('orders.refunds.restock')}
          checked={choice.restock}
          onChange={(event) => onChange({ ...choice, restock: event.target.checked })}
          className="mt-2"
        />
      )}
    </div>
  )
}
