import { blockBuyer, type NewMessage, readStoreMessages, writeToBuyer } from '@makola/contract/messages/messages.ts'
import { reportBuyersMessage } from '@makola/contract/moderation/message-reports.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type Sent } from '../../shell/api/api-client.ts'
import { useKey } from '../../shell/api/use-key.ts'
import type { MessageReport } from '../thread/report-dialog.tsx'

/** A store's acts in a conversation. Repeating a message after a lost answer sends it once. */
export function useStoreThread(storeId: string, parcelId: string) {
  const queryClient = useQueryClient()
  const { keyOf, forget } = useKey()
  const params = { id: parcelId }
  const onSettled = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['orders', storeId, 'messages', parcelId] }),
      queryClient.invalidateQueries({ queryKey: ['orders', storeId, 'conversations'] }),
    ])
  const send = useMutation({
    mutationFn: (body: NewMessage) => call(writeToBuyer, { params, body, idempotencyKey: keyOf(body) }),
    onSuccess: forget,
    onSettled,
  })
  const read = useMutation({
    mutationFn: (messageId: string) => call(readStoreMessages, { params, body: { messageId } }),
    onSettled,
  })
  const block = useMutation({
    mutationFn: (body: Sent<typeof blockBuyer>) => call(blockBuyer, { params, body }),
    onSettled,
  })
  const report = useMutation({
    mutationFn: ({ messageId, ...body }: MessageReport) =>
      call(reportBuyersMessage, { params: { ...params, messageId }, body }),
  })
  return { send, read, block, report }
}
