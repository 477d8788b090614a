import { actOnRequest, type BuyerRequest } from '@makola/contract/requests/requests.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { trackedOrderQuery } from '../../orders/order/queries.ts'
import { call, type Sent } from '../../shell/api/api-client.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'

/** The buyer's next act. The order is fetched again: money or a parcel may have moved. */
export function useActOnRequest(request: BuyerRequest, token: string) {
  const t = useWords()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Sent<typeof actOnRequest>) => call(actOnRequest, { params: { token, id: request.id }, body }),
    onSuccess: () => void toast.success(t('requests.act.done')),
    onError: (error) => void toast.error(error.message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: trackedOrderQuery(token).queryKey }),
  })
}
