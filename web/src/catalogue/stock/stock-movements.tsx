import type { InventoryItem, StockMovement } from '@makola/contract/inventory.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { cx } from 'class-variance-authority'
import { useState } from 'react'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { Card } from '../../ui/display/card.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { movementsQuery } from './inventory-queries.ts'

const kinds: Record<StockMovement['kind'], string> = {
  initial: 'First stock',
  restocked: 'Restocked',
  corrected: 'Corrected',
  sold: 'Sold',
  returned: 'Returned',
}

/** The changes of each variant's stock, with author and reason. */
export function StockMovements({ storeId, item }: { storeId: string; item: InventoryItem }) {
  const [chosenId, setChosenId] = useState<string>()
  const variant = item.variants.find(({ id }) => id === chosenId) ?? item.variants[0]
  const list = useInfiniteQuery(movementsQuery(storeId, variant?.id ?? ''))
  const movements = list.data?.pages.flatMap((page) => page.data)
  return (
    <Card aria-labelledby="movements">
      <h2 id="movements" className="mb-3 text-subheading">
        Stock history
      </h2>
      {item.variants.length > 1 && (
        <Select
          aria-label="Variant"
          value={variant?.id}
          onChange={(event) => setChosenId(event.target.value)}
          className="mb-3"
        >
          {item.variants.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      )}
      {variant && variant.held > 0 && (
        <p className="mb-3 text-small text-muted">
          {variant.onHand} on the shelf, {variant.held} of them held for orders being paid.
        </p>
      )}
      {list.error && <p className="text-small text-danger-text">{list.error.message}</p>}
      {movements ? (
        <ol className="divide-y divide-line">
          {movements.map((movement) => (
            <Movement key={movement.id} movement={movement} />
          ))}
        </ol>
      ) : (
        list.isPending && <Skeleton className="h-24" />
      )}
      {movements?.length === 0 && <p className="text-small text-muted">No changes yet.</p>}
      <MoreButton list={list} variant="ghost" size="sm" className="mt-2">
        Earlier
      </MoreButton>
    </Card>
  )
}

function Movement({ movement }: { movement: StockMovement }) {
  const { kind, quantity, onHand, reason, actor, orderId, orderNumber, at } = movement
  const order = orderNumber ?? orderId
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-3 py-2 text-small">
      <span className="font-medium">{kinds[kind]}</span>
      <span className="text-right tabular">
        <span className={cx('font-semibold', quantity < 0 ? 'text-danger-text' : 'text-success-text')}>
          {quantity < 0 ? `−${-quantity}` : `+${quantity}`}
        </span>
        <span className="text-muted"> → {onHand}</span>
      </span>
      <span className="col-span-2 text-muted">
        {reason && `${reason} · `}
        {order ? (
          <Link to="/dashboard/orders/$id" params={{ id: order }} className="link">
            {orderNumber ? `Order ${orderNumber}` : 'An order'}
          </Link>
        ) : (
          actor
        )}{' '}
        · <LocalTime at={at} />
      </span>
    </li>
  )
}
