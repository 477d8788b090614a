import { blockStore, type NewMessage, readOrderMessages, writeToStore } from '@makola/contract/messages/messages.ts'
import { reportStoresMessage } from '@makola/contract/moderation/message-reports.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { trackedOrderQuery } from '../../orders/order/queries.ts'
import { call } from '../../shell/api/api-client.ts'
import { useKey } from '../../shell/api/use-key.ts'
import type { MessageReport } from '../thread/report-dialog.tsx'

/** A buyer's acts in a conversation. Repeating a message after a lost answer sends it once. */
export function useOrderThread(token: string, parcelId: string) {
  const queryClient = useQueryClient()
  const { keyOf, forget } = useKey()
  const params = { token, parcelId }
  const refetch = (...below: string[]) =>
    queryClient.invalidateQueries({ queryKey: [...trackedOrderQuery(token).queryKey, ...below] })
  const onSettled = () => Promise.all([refetch('messages', parcelId), refetch('threads')])
  const send = useMutation({
    mutationFn: (body: NewMessage) => call(writeToStore, { params, body, idempotencyKey: keyOf(body) }),
    onSuccess: forget,
    onSettled,
  })
  const read = useMutation({
    mutationFn: (messageId: string) => call(readOrderMessages, { params, body: { messageId } }),
    onSettled,
  })
  const block = useMutation({
    mutationFn: (isBlocked: boolean) => call(blockStore, { params, body: { isBlocked } }),
    onSettled,
  })
  const report = useMutation({
    mutationFn: ({ messageId, ...body }: MessageReport) =>
      call(reportStoresMessage, { params: { ...params, messageId }, body }),
  })
  return { send, read, block, report }
}
