import type { InventoryItem, StockMovement } from '@makola/contract/catalogue/inventory.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { cx } from 'class-variance-authority'
import { useState } from 'react'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { Card } from '../../ui/display/card.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { movementsQuery } from './inventory-queries.ts'

const kinds = {
  initial: 'catalogue.stock.history.initial',
  received: 'catalogue.stock.history.received',
  counted: 'catalogue.stock.history.counted',
  damaged: 'catalogue.stock.history.damaged',
  lost: 'catalogue.stock.history.lost',
  corrected: 'catalogue.stock.history.corrected',
  sold: 'catalogue.stock.history.sold',
  returned: 'catalogue.stock.history.returned',
  replaced: 'catalogue.stock.history.replaced',
} as const satisfies Record<StockMovement['kind'], string>

/** The changes of each variant's stock, with author and reason. */
export function StockMovements({ storeId, item }: { storeId: string; item: InventoryItem }) {
  const t = useWords()
  const [chosenId, setChosenId] = useState<string>()
  const variant = item.variants.find(({ id }) => id === chosenId) ?? item.variants[0]
  const list = useInfiniteQuery(movementsQuery(storeId, variant?.id ?? ''))
  const movements = list.data?.pages.flatMap((page) => page.data)
  return (
    <Card aria-labelledby="movements">
      <h2 id="movements" className="mb-3 text-subheading">
        {t('catalogue.stock.history')}
      </h2>
      {item.variants.length > 1 && (
        <Select
          aria-label={t('catalogue.stock.history.variant')}
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
          {t('catalogue.stock.history.held', { onHand: variant.onHand, held: variant.held })}
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
      {movements?.length === 0 && <p className="text-small text-muted">{t('catalogue.stock.history.empty')}</p>}
      <MoreButton list={list} variant="ghost" size="sm" className="mt-2">
        {t('catalogue.stock.history.earlier')}
      </MoreButton>
    </Card>
  )
}

function Movement({ movement }: { movement: StockMovement }) {
  const t = useWords()
  const { kind, quantity, onHand, reason, actor, orderId, orderNumber, at } = movement
  const order = orderNumber ?? orderId
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-3 py-2 text-small">
      <span className="font-medium">{t(kinds[kind])}</span>
      <span className="text-end tabular">
        <span className={cx('font-semibold', quantity < 0 ? 'text-danger-text' : 'text-success-text')}>
          {quantity < 0 ? `−${-quantity}` : `+${quantity}`}
        </span>
        <span className="text-muted"> {t('catalogue.stock.history.result', { onHand })}</span>
      </span>
      <span className="col-span-2 text-muted">
        {reason && `${reason} · `}
        {order ? (
          <Link to="/dashboard/orders/$id" params={{ id: order }} className="link">
            {orderNumber
              ? t('catalogue.stock.history.order', { number: orderNumber })
              : t('catalogue.stock.history.order-unnamed')}
          </Link>
        ) : (
          actor
        )}{' '}
        · <LocalTime at={at} />
      </span>
    </li>
  )
}
