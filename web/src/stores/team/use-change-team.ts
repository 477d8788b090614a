import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../ui/messages/toast.ts'

/** Changes a store's team, announces the change, and refetches what it affects. */
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
