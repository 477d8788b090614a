import { countAccountOrders } from '@makola/contract/auth/shop-accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'

/** The number of orders that a person has placed, for the shop's staff. */
export function AccountOrderCount({ accountId }: { accountId: string }) {
  const t = useWords()
  const { data, error } = useQuery({
    queryKey: ['accounts', accountId, 'orders'],
    queryFn: async ({ signal }) => (await call(countAccountOrders, { params: { id: accountId }, signal })).data,
  })
  if (error) return error.message
  if (!data) return <Skeleton className="h-6 w-24" />
  const { orders, lastAt } = data
  if (lastAt === null) return t('orders.of-account.none')
  return t('orders.of-account.count', { orders, day: () => <LocalTime at={lastAt} part="date" /> })
}
