import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../ui/messages/toast.ts'

/** Changes who works in a store, says what was done, and asks again for what it changed. */
export function useChangeTeam<Change>(
  {
    storeId,
    change,
    done,
  }: { storeId: string; change: (what: Change) => Promise<unknown>; done: (what: Change) => string },
  onDone?: (what: Change) => void,
) {
  const queryClient = useQueryClient()
  const queryKey: QueryKey = ['stores', storeId]
  return useMutation({
    mutationFn: change,
    onSuccess: async (_, what) => {
      await queryClient.invalidateQueries({ queryKey })
      void toast.success(done(what))
      onDone?.(what)
    },
    onError: (error) => void toast.error(error.message),
  })
}
