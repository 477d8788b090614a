import type { StoreFigures } from '@makola/contract/figures.ts'
import { Link, type LinkProps } from '@tanstack/react-router'
import { cx } from 'class-variance-authority'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Card } from '../../ui/display/card.tsx'
import { useWords } from '../../ui/words/use-words.ts'

type Task = { label: string; count: number; link: LinkProps }

const onSaleAt = (stock: 'low' | 'out') =>
  ({ to: '/dashboard/inventory', search: { status: 'active', stock } }) satisfies LinkProps

/** The open tasks, each one tap away: a number matches the list behind it. `oldRates`: the store's own. */
export function WaitingTasks({ figures, oldRates }: { figures: StoreFigures; oldRates: number | undefined }) {
  const t = useWords()
  const tasks: Task[] = [
    {
      label: t('orders.home.tasks.pack'),
      count: figures.toPack,
      link: { to: '/dashboard/orders', search: { state: 'new' } },
    },
    {
      label: t('orders.home.tasks.ship'),
      count: figures.toShip,
      link: { to: '/dashboard/orders', search: { state: 'packed' } },
    },
    { label: t('orders.home.tasks.low'), count: figures.lowStock, link: onSaleAt('low') },
    { label: t('orders.home.tasks.out'), count: figures.outOfStock, link: onSaleAt('out') },
    ...(oldRates === undefined
      ? []
      : [
          {
            label: t('orders.home.tasks.rates'),
            count: oldRates,
            link: { to: '/dashboard/rates', search: { view: 'store', age: 'old' } } satisfies LinkProps,
          },
        ]),
  ]
  return (
    <Card aria-labelledby="waiting" className="p-0! md:p-0!">
      <h2 id="waiting" className="p-4 pb-2 text-subheading md:px-5 md:pt-5">
        {t('orders.home.tasks')}
      </h2>
      <ul className="divide-y divide-line">
        {tasks.map(({ label, count, link }) => (
          <li key={label}>
            <Link {...link} className="flex min-h-12 items-center gap-3 px-4 py-2 hover:bg-sunken md:px-5">
              <span className="grow">{label}</span>
              <span
                className={cx(
                  'min-w-7 rounded-full px-2 py-0.5 text-center text-small font-semibold tabular',
                  count > 0 ? 'bg-accent-soft text-accent-text' : 'text-muted',
                )}
              >
                {count}
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
