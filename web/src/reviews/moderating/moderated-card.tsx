import type { HoldReason, ModeratedReview } from '@makola/contract/reviews/store-reviews.ts'
import type { Key } from '@makola/words/messages.ts'
import type { ReactNode } from 'react'
import { PrivatePictures } from '../../requests/pictures/private-picture.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Card } from '../../ui/display/card.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { reasonNames } from '../stars/reason-names.ts'
import { ReviewBody } from '../stars/review-body.tsx'
import { DecisionButtons } from './decision-buttons.tsx'

const holdNames = {
  all: 'reviews.hold.all',
  pictures: 'reviews.hold.pictures',
  phone: 'reviews.hold.phone',
  email: 'reviews.hold.email',
  link: 'reviews.hold.link',
  handle: 'reviews.hold.handle',
  'account-number': 'reviews.hold.account-number',
  'pay-outside': 'reviews.hold.pay-outside',
  'bad-word': 'reviews.hold.bad-word',
  'names-store': 'reviews.hold.names-store',
  'same-text': 'reviews.hold.same-text',
  'payout-holder': 'reviews.hold.payout-holder',
  'member-address': 'reviews.hold.member-address',
  'member-network': 'reviews.hold.member-network',
  burst: 'reviews.hold.burst',
} as const satisfies Record<HoldReason, Key>

/** A review as the staff decide about it: what is shown, what waits, and why. */
export function ModeratedCard({ review }: { review: ModeratedReview }) {
  const t = useWords()
  const { store, product, state, held, heldReply, reports, waitingSince } = review
  return (
    <Card aria-label={product.name} className="grid gap-4">
      <div>
        <p className="font-medium break-words">{product.name}</p>
        <p className="text-small text-muted">
          {store.name}
          {waitingSince && (
            <>
              {' · '}
              {t('reviews.moderation.since', { at: () => <LocalTime at={waitingSince} /> })}
            </>
          )}
        </p>
      </div>
      {state !== 'held' && <ReviewBody review={review} />}
      {held && (
        <Waiting
          title={t(state === 'published' ? 'reviews.moderation.change' : 'reviews.moderation.review')}
          reasons={held.reasons}
        >
          <ReviewBody review={{ ...review, ...held }} />
          <PrivatePictures ids={held.pictures} />
          <DecisionButtons review={review} of="review" />
        </Waiting>
      )}
      {heldReply && (
        <Waiting title={t('reviews.moderation.reply')} reasons={heldReply.reasons}>
          <p className="break-words whitespace-pre-line">{heldReply.text}</p>
          <DecisionButtons review={review} of="reply" />
        </Waiting>
      )}
      {reports.length > 0 && (
        <Waiting title={t('reviews.moderation.reports', { count: reports.length })} reasons={[]}>
          <ul className="grid gap-1 text-small">
            {reports.map(({ reason, text, at }) => (
              <li key={at} className="break-words">
                {t(reasonNames[reason])}
                {text && ` · ${text}`}
              </li>
            ))}
          </ul>
          <DecisionButtons review={review} of="reports" />
        </Waiting>
      )}
      {state === 'hidden' && <DecisionButtons review={review} of="hidden" />}
    </Card>
  )
}

type WaitingProps = { title: string; reasons: readonly HoldReason[]; children: ReactNode }

function Waiting({ title, reasons, children }: WaitingProps) {
  const t = useWords()
  return (
    <section aria-label={title} className="grid gap-3 rounded-md bg-sunken p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-subheading">{title}</h3>
        {reasons.map((reason) => (
          <Badge key={reason} tone="accent">
            {t(holdNames[reason])}
          </Badge>
        ))}
      </div>
      {children}
    </section>
  )
}
