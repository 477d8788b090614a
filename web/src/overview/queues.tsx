import type { Queue, QueueName } from '@makola/contract/overview/overview.ts'
import type { Key } from '@makola/words/messages.ts'
import { Link, type LinkProps } from '@tanstack/react-router'
import { Card } from '../ui/display/card.tsx'
import { LocalTime } from '../ui/display/local-time.tsx'
import { ChevronRight, CircleCheckBig } from '../ui/icons.ts'
import { useWords } from '../ui/words/use-words.ts'

const pages = {
  payments: { label: 'overview.queues.payments', link: { to: '/dashboard/payment-reviews' } },
  refunds: { label: 'overview.queues.refunds', link: { to: '/dashboard/payment-reviews' } },
  disputes: { label: 'overview.queues.disputes', link: { to: '/dashboard/disputes' } },
  requests: { label: 'overview.queues.requests', link: { to: '/dashboard/requests' } },
  messages: {
    label: 'overview.queues.messages',
    link: { to: '/dashboard/requests', search: { view: 'held' } },
  },
  questions: {
    label: 'overview.queues.questions',
    link: { to: '/dashboard/requests', search: { view: 'held' } },
  },
  reviews: { label: 'overview.queues.reviews', link: { to: '/dashboard/moderation' } },
  reports: { label: 'overview.queues.reports', link: { to: '/dashboard/moderation/reports' } },
  appeals: {
    label: 'overview.queues.appeals',
    link: { to: '/dashboard/moderation/takedowns', search: { show: 'appeals' } },
  },
  'strike-appeals': {
    label: 'overview.queues.strike-appeals',
    link: { to: '/dashboard/moderation/strikes', search: { show: 'appeals' } },
  },
  applications: { label: 'overview.queues.applications', link: { to: '/dashboard/applications' } },
  categories: { label: 'overview.queues.categories', link: { to: '/dashboard/categories' } },
} as const satisfies Record<QueueName, { label: Key; link: LinkProps }>

/** The work that waits for the staff, each queue one tap away; empty queues are left out. */
export function Queues({ queues }: { queues: readonly Queue[] }) {
  const t = useWords()
  const waiting = queues.filter(({ count }) => count > 0)
  return (
    <Card aria-labelledby="queues" className="p-0! md:p-0!">
      <h2 id="queues" className="p-4 pb-2 text-subheading md:px-5 md:pt-5">
        {t('overview.queues')}
      </h2>
      {waiting.length === 0 && (
        <p className="flex items-center gap-3 px-4 pb-4 text-muted md:px-5 md:pb-5">
          <CircleCheckBig aria-hidden="true" className="size-6 shrink-0 text-success-text" />
          {t('overview.queues.none')}
        </p>
      )}
      <ul className="divide-y divide-line">
        {waiting.map((queue) => (
          <li key={queue.name}>
            <QueueLink queue={queue} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function QueueLink({ queue: { name, count, since, dueAt } }: { queue: Queue }) {
  const t = useWords()
  const { label, link } = pages[name]
  return (
    <Link {...link} className="flex min-h-14 items-center gap-3 px-4 py-2 hover:bg-sunken md:px-5">
      <span className="min-w-0 grow">
        <span className="block font-medium">{t(label)}</span>
        <span className="block text-small text-muted">
          {dueAt
            ? t('overview.queues.due', { at: () => <LocalTime at={dueAt} /> })
            : since && t('overview.queues.since', { at: () => <LocalTime at={since} /> })}
        </span>
      </span>
      <span className="min-w-7 rounded-full bg-accent-soft px-2 py-0.5 text-center text-small font-semibold text-accent-text tabular">
        {count}
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </Link>
  )
}
