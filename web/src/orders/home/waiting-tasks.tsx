import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Card } from '../../ui/display/card.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { WaitingTask } from './waiting-task.tsx'

const onSaleAt = (stock: 'low' | 'out') =>
  ({ to: '/dashboard/inventory', search: { status: 'active', stock } }) satisfies LinkProps

type WaitingTasksProps = {
  /** Undefined for a member who sees no orders. */
  orders?: { toPack: number; toShip: number }
  stock: { low: number | undefined; out: number | undefined }
  /** The store's own that are older than a day; undefined for a member who cannot change them. */
  oldRates: number | undefined
  /** Those of nouns above orders. */
  children: ReactNode
}

/** The open tasks, each one tap away: a number matches the list behind it. */
export function WaitingTasks({ orders, stock, oldRates, children }: WaitingTasksProps) {
  const t = useWords()
  return (
    <Card aria-labelledby="waiting" className="p-0! md:p-0!">
      <h2 id="waiting" className="p-4 pb-2 text-subheading md:px-5 md:pt-5">
        {t('orders.home.tasks')}
      </h2>
      <ul className="divide-y divide-line">
        {orders && (
          <>
            <WaitingTask
              label={t('orders.home.tasks.pack')}
              count={orders.toPack}
              link={{ to: '/dashboard/orders', search: { state: 'new' } }}
            />
            <WaitingTask
              label={t('orders.home.tasks.ship')}
              count={orders.toShip}
              link={{ to: '/dashboard/orders', search: { state: 'packed' } }}
            />
          </>
        )}
        {children}
        <WaitingTask label={t('orders.home.tasks.low')} count={stock.low} link={onSaleAt('low')} />
        <WaitingTask label={t('orders.home.tasks.out')} count={stock.out} link={onSaleAt('out')} />
        {oldRates !== undefined && (
          <WaitingTask
            label={t('orders.home.tasks.rates')}
            count={oldRates}
            link={{ to: '/dashboard/rates', search: { view: 'store', age: 'old' } }}
          />
        )}
      </ul>
    </Card>
  )
}
