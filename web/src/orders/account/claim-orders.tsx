import { claimOrders } from '@makola/contract/orders/account-orders.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { claimableOrdersQuery } from './account-orders-query.ts'

/** Offers the orders placed with the account's address before the account existed. */
export function ClaimOrders() {
  const t = useWords()
  const queryClient = useQueryClient()
  const { data: claimable } = useQuery(claimableOrdersQuery)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(claimOrders, { body: {} }),
    onSuccess: ({ data: { claimed } }) => {
      void toast.success(t('orders.account.claimed', { count: claimed }))
      return queryClient.invalidateQueries({ queryKey: ['orders', 'mine'] })
    },
    onError: (error) => toast.error(error.message),
  })
  if (!claimable || claimable.data.length === 0) return null
  const count = claimable.data.length
  return (
    <section
      aria-labelledby="claim-orders"
      className="flex flex-wrap items-center justify-between gap-4 rounded-lg bg-accent-soft p-4 md:p-6"
    >
      <div className="min-w-0 grow basis-64">
        <h2 id="claim-orders" className="text-subheading">
          {t('orders.account.claim')}
        </h2>
        <p className="mt-1">
          {claimable.meta.next
            ? t('orders.account.claim.text-more', { count })
            : t('orders.account.claim.text', { count })}
        </p>
      </div>
      <Button isBusy={isPending} onClick={() => mutate()}>
        {t('orders.account.claim.add')}
      </Button>
    </section>
  )
}
