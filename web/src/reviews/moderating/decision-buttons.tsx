import type { ModeratedReview } from '@makola/contract/reviews/store-reviews.ts'
import { useState } from 'react'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { StaffMay } from '../../auth/session/staff-may.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { ReasonForm } from '../stars/reason-form.tsx'
import { useDecideReview } from './queries.ts'

const choices = {
  review: { yes: 'approve', yesLabel: 'reviews.decide.approve', no: 'reject', noLabel: 'reviews.decide.reject' },
  reply: {
    yes: 'approve-reply',
    yesLabel: 'reviews.decide.approve',
    no: 'reject-reply',
    noLabel: 'reviews.decide.reject',
  },
  reports: { yes: 'keep', yesLabel: 'reviews.decide.keep', no: 'hide', noLabel: 'reviews.decide.hide' },
  hidden: { yes: 'restore', yesLabel: 'reviews.decide.restore', no: null, noLabel: null },
} as const

/** Yes by one press; no with a reason from the public list. */
export function DecisionButtons({ review, of }: { review: ModeratedReview; of: keyof typeof choices }) {
  const t = useWords()
  const [isAsked, setIsAsked] = useState(false)
  const decide = useDecideReview(review.id)
  const { yes, yesLabel, no, noLabel } = choices[of]
  const { version } = review
  return (
    <StaffMay permission="reviews.write">
      <div className="flex flex-wrap gap-2">
        <Button size="sm" isBusy={decide.isPending} onClick={() => decide.mutate({ act: yes, version })}>
          {t(yesLabel)}
        </Button>
        {noLabel && (
          <Button size="sm" variant="outline" disabled={decide.isPending} onClick={() => setIsAsked(true)}>
            {t(noLabel)}
          </Button>
        )}
      </div>
      <FormProblem>{decide.error?.message ?? ''}</FormProblem>
      {isAsked && no && (
        <ReasonForm
          title={t('reviews.decide.title')}
          description={t('reviews.decide.text')}
          label={t(noLabel)}
          isBusy={decide.isPending}
          onSend={(reason) => decide.mutate({ act: no, version, reason }, { onSettled: () => setIsAsked(false) })}
          onClose={() => setIsAsked(false)}
        />
      )}
    </StaffMay>
  )
}
