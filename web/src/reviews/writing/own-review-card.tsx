import type { OwnReview, Reviewable, ReviewState } from '@makola/contract/reviews/reviews.ts'
import { useState } from 'react'
import { PrivatePictures } from '../../requests/pictures/private-picture.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Stars } from '../../ui/display/stars.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { reasonNames } from '../stars/reason-names.ts'
import { useWithdrawReview } from './use-save-review.ts'

export const stateNames = {
  held: 'reviews.state.held',
  published: 'reviews.state.published',
  rejected: 'reviews.state.rejected',
  hidden: 'reviews.state.hidden',
  withdrawn: 'reviews.state.withdrawn',
} as const satisfies Record<ReviewState, string>

const tones = {
  held: 'accent',
  published: 'success',
  rejected: 'danger',
  hidden: 'danger',
  withdrawn: 'neutral',
} as const

type OwnReviewCardProps = { line: Reviewable; review: OwnReview; token: string; onEdit: () => void }

/** A review as its writer sees it: where it stands, and what can be done. */
export function OwnReviewCard({ line, review, token, onEdit }: OwnReviewCardProps) {
  const t = useWords()
  const [isAsked, setIsAsked] = useState(false)
  const withdraw = useWithdrawReview(token, review.id)
  const { state, rating, title, text, reason, isChangeHeld, editableUntil, reply } = review
  return (
    <div className="grid gap-2 rounded-md bg-sunken p-4">
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 grow font-medium break-words">{line.name}</p>
        <Badge tone={tones[state]}>{t(stateNames[state])}</Badge>
      </div>
      <Stars value={rating} label={t('reviews.stars', { rating })} className="text-lg leading-6" />
      {title && <p className="font-semibold break-words">{title}</p>}
      {text && <p className="break-words whitespace-pre-line">{text}</p>}
      {state !== 'withdrawn' && <PrivatePictures ids={review.pictures} token={token} />}
      {(state === 'held' || isChangeHeld) && <p className="text-small text-muted">{t('reviews.own.held')}</p>}
      {reason && (
        <p className="text-small text-danger-text">{t('reviews.own.reason', { reason: t(reasonNames[reason]) })}</p>
      )}
      {reply && (
        <p className="border-s-2 border-line ps-3 text-small break-words whitespace-pre-line">
          <strong>{line.store.name}</strong>
          <br />
          {reply.text}
        </p>
      )}
      {state !== 'withdrawn' && (
        <div className="flex flex-wrap gap-2">
          {editableUntil && (
            <Button size="sm" variant="outline" onClick={onEdit}>
              {t('reviews.own.edit')}
            </Button>
          )}
          <Button size="sm" variant="ghost" isBusy={withdraw.isPending} onClick={() => setIsAsked(true)}>
            {t('reviews.own.withdraw')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={() => withdraw.mutate(undefined, { onSettled: () => setIsAsked(false) })}
        title={t('reviews.own.withdraw.title', { name: line.name })}
        description={t('reviews.own.withdraw.text')}
        confirmLabel={t('reviews.own.withdraw')}
        isDestructive
        isBusy={withdraw.isPending}
      />
    </div>
  )
}
