import { listAccountStores } from '@makola/contract/auth/shop-accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../shell/api/api-client.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { Card } from '../../ui/display/card.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { roleNames, statusNames } from '../membership/role-names.ts'

const tones = { open: 'success', paused: 'accent', closed: 'neutral' } as const

/** The stores in which a person works, for the shop's staff. */
export function AccountStores({ accountId }: { accountId: string }) {
  const t = useWords()
  const { data, error, refetch } = useQuery({
    queryKey: ['accounts', accountId, 'stores'],
    queryFn: async ({ signal }) => (await call(listAccountStores, { params: { id: accountId }, signal })).data,
  })
  return (
    <Card aria-label={t('stores.of-account.title')}>
      <h2 className="text-heading">{t('stores.of-account.title')}</h2>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="mt-3 h-11" />}
      {data?.length === 0 && <p className="mt-2 text-muted">{t('stores.of-account.none')}</p>}
      <ul className="mt-2 divide-y divide-line">
        {data?.map(({ id, slug, name, status, role }) => (
          <li key={id} className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 last:pb-0">
            <span className="min-w-0">
              {status === 'closed' ? (
                <span className="font-medium wrap-anywhere">{name}</span>
              ) : (
                <Link to="/store/$id" params={{ id: slug }} className="link font-medium wrap-anywhere">
                  {name}
                </Link>
              )}
              <span className="block text-small text-muted">{t(roleNames[role])}</span>
            </span>
            <Badge tone={tones[status]}>{t(statusNames[status])}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
