import { Link } from '@tanstack/react-router'

type LeftOut = {
  id: string
  number: string
  /** False for one that this store does not have: there is nothing to open. */
  isOwn: boolean
  reason: string
}

/** Orders that a step did not take, each with its reason. They open in a tab of their own, so that the list stays. */
export function LeftOutList({ title, orders }: { title: string; orders: readonly LeftOut[] }) {
  return (
    <div>
      <p className="font-medium">{title}</p>
      <ul className="mt-2 divide-y divide-line rounded-md border border-line">
        {orders.map(({ id, number, isOwn, reason }) => (
          <li key={id} className="px-3 py-2">
            {isOwn ? (
              <Link
                to="/dashboard/orders/$id"
                params={{ id: number }}
                target="_blank"
                className="link inline-flex min-h-11 items-center font-semibold tabular"
              >
                {number}
              </Link>
            ) : (
              <span className="font-semibold">{number}</span>
            )}
            <p className="text-small text-muted">{reason}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
