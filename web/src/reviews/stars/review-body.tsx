import type { PublicReview } from '@makola/contract/reviews/reviews.ts'
import type { ReactNode } from 'react'
import { Flag } from '../../ui/display/flag.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { Stars } from '../../ui/display/stars.tsx'
import { useWords } from '../../ui/words/use-words.ts'

type ReviewBodyProps = {
  review: Pick<
    PublicReview,
    'rating' | 'title' | 'text' | 'name' | 'countryCode' | 'isReturned' | 'isEdited' | 'writtenAt'
  >
  children?: ReactNode
}

/** The stars, the words and the writer of a review. */
export function ReviewBody({ review, children }: ReviewBodyProps) {
  const t = useWords()
  const { rating, title, text, name, countryCode, isReturned, isEdited, writtenAt } = review
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-2">
        <Stars value={rating} label={t('reviews.stars', { rating })} className="text-lg leading-6" />
        {title && <p className="font-semibold break-words">{title}</p>}
      </div>
      {text && <p className="max-w-prose break-words whitespace-pre-line">{text}</p>}
      {children}
      <p className="flex flex-wrap items-center gap-x-1.5 text-small text-muted">
        <Flag countryCode={countryCode} />
        {name ?? t('reviews.former-customer')} · <LocalTime at={writtenAt} part="date" />
        {isEdited && ` · ${t('reviews.edited')}`}
        {isReturned && ` · ${t('reviews.returned')}`}
      </p>
    </div>
  )
}
