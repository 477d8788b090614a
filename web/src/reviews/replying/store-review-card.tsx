import { replyToReview, type StoreReview } from '@makola/contract/reviews/store-reviews.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { call } from '../../shell/api/api-client.ts'
import { useMay } from '../../stores/membership/current-store.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Card } from '../../ui/display/card.tsx'
import { Picture } from '../../ui/display/picture.tsx'
import { useDraft } from '../../ui/drafts/use-draft.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { TextArea } from '../../ui/inputs/text-area.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { reasonNames } from '../stars/reason-names.ts'
import { ReviewBody } from '../stars/review-body.tsx'

const replyNames = {
  held: 'reviews.state.held',
  published: 'reviews.state.published',
  rejected: 'reviews.state.rejected',
} as const

/** A review with the store's reply, or the place for it. */
export function StoreReviewCard({ review }: { review: StoreReview }) {
  const t = useWords()
  const [isWriting, setIsWriting] = useState(false)
  const mayReply = useMay('reviews.reply')
  const { product, pictures, ownReply, state, parcelId } = review
  return (
    <Card aria-label={product.name} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 grow font-medium break-words">{product.name}</p>
        {state === 'hidden' && <Badge tone="danger">{t('reviews.state.hidden')}</Badge>}
        <Link to="/dashboard/orders/$id" params={{ id: parcelId }} className="link text-small">
          {t('reviews.page.order')}
        </Link>
      </div>
      <ReviewBody review={review} />
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {pictures.map((picture) => (
            <li key={picture.id}>
              <Picture picture={picture} sizes="96px" alt={picture.alt} className="size-24 rounded-md" />
            </li>
          ))}
        </ul>
      )}
      {ownReply && (
        <div className="border-s-2 border-line ps-4">
          <p className="flex flex-wrap items-center gap-2 text-small font-semibold">
            {t('reviews.reply.own')}
            {ownReply.state !== 'published' && <Badge>{t(replyNames[ownReply.state])}</Badge>}
          </p>
          <p className="break-words whitespace-pre-line">{ownReply.text}</p>
          {ownReply.reason && <p className="text-small text-danger-text">{t(reasonNames[ownReply.reason])}</p>}
        </div>
      )}
      {isWriting && <ReplyForm review={review} onClose={() => setIsWriting(false)} />}
      {!isWriting && mayReply && review.replyUntil && (
        <Button size="sm" variant="outline" onClick={() => setIsWriting(true)} className="justify-self-start">
          {t(ownReply ? 'reviews.reply.change' : 'reviews.reply.write')}
        </Button>
      )}
    </Card>
  )
}

function ReplyForm({ review, onClose }: { review: StoreReview; onClose: () => void }) {
  const t = useWords()
  const queryClient = useQueryClient()
  const { draft, change, drop } = useDraft({ text: review.ownReply?.text ?? '' }, `review-reply:${review.id}`)
  const save = useMutation({
    mutationFn: () => call(replyToReview, { params: { id: review.id }, body: { text: draft.text.trim() } }),
    onSuccess: ({ data }) => {
      drop()
      onClose()
      void toast.success(t(data.ownReply?.state === 'held' ? 'reviews.reply.held' : 'reviews.reply.sent'))
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['store-reviews'] }),
  })
  return (
    <div className="grid gap-3">
      <Field label={t('reviews.reply.text')} hint={t('reviews.reply.hint')} isRequired>
        {(control) => (
          <TextArea
            {...control}
            maxLength={1000}
            value={draft.text}
            onChange={(event) => change({ text: event.target.value })}
          />
        )}
      </Field>
      <FormProblem>{save.error?.message ?? ''}</FormProblem>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" isBusy={save.isPending} disabled={draft.text.trim() === ''} onClick={() => save.mutate()}>
          {t('reviews.reply.send')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
      </div>
    </div>
  )
}
