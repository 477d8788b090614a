import type { Marks } from '@makola/contract/wishes/wishes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../ui/messages/toast.ts'
import { noteChange } from './last-change.ts'
import { marksKey } from './marks-query.ts'

type Marking = { list: keyof Marks; id: string; isOn: boolean; send: () => Promise<unknown> }

const alter = (marks: Marks, { list, id, isOn }: Marking): Marks => ({
  ...marks,
  [list]: [...(isOn ? [id] : []), ...marks[list].filter((other) => other !== id)],
})

/**
 * Marks something, or takes the mark away: on the screen at once, on the server in order, reverted on failure. Without a connection
 * it waits for one.
 */
export function useMark() {
  const queryClient = useQueryClient()
  return useMutation({
    scope: { id: 'marks' },
    networkMode: 'online',
    mutationFn: ({ send }: Marking) => send(),
    onMutate: async (marking) => {
      await queryClient.cancelQueries({ queryKey: marksKey })
      queryClient.setQueriesData<Marks>({ queryKey: marksKey }, (marks) => marks && alter(marks, marking))
    },
    onSuccess: () => {
      noteChange()
      return queryClient.invalidateQueries({ queryKey: ['wishes'] })
    },
    onError: (error) => {
      void toast.error(error.message)
      return queryClient.invalidateQueries({ queryKey: ['wishes'] })
    },
  })
}
