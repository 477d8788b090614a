import {
  editReview,
  type OwnReview,
  type ReviewVersion,
  withdrawReview,
  writeReview,
} from '@makola/contract/reviews/reviews.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { useKey } from '../../shell/api/use-key.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { orderReviewsQuery } from './queries.ts'

type Saving = { token: string; lineId: string; review: OwnReview | null; onDone: () => void }

/** Writes a review or a new version of it. Repeating it after a lost answer is the same review. */
export function useSaveReview({ token, lineId, review, onDone }: Saving) {
  const t = useWords()
  const queryClient = useQueryClient()
  const { keyOf } = useKey()
  return useMutation({
    mutationFn: async (body: ReviewVersion) => {
      if (review) return (await call(editReview, { params: { token, id: review.id }, body })).data
      const idempotencyKey = keyOf(body)
      return (await call(writeReview, { params: { token }, body: { lineId, ...body }, idempotencyKey })).data
    },
    onSuccess: ({ state, isChangeHeld }) => {
      onDone()
      void toast.success(t(state === 'held' || isChangeHeld ? 'reviews.own.sent-held' : 'reviews.own.sent'))
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderReviewsQuery(token).queryKey }),
  })
}

/** Takes a review back for good. */
export function useWithdrawReview(token: string, id: string) {
  const t = useWords()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(withdrawReview, { params: { token, id } }),
    onSuccess: () => void toast.success(t('reviews.own.withdrawn')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderReviewsQuery(token).queryKey }),
  })
}
