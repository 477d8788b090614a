import { type ModerationReason, reportReview } from '@makola/contract/reviews/reviews.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'

/** Reports a review to the shop's staff. */
export function useReportReview(id: string) {
  const t = useWords()
  return useMutation({
    mutationFn: (reason: ModerationReason) => call(reportReview, { params: { id }, body: { reason } }),
    onSuccess: () => void toast.success(t('reviews.reported')),
  })
}
