import type { Reviewable } from '@makola/contract/reviews/reviews.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { OwnReviewCard } from './own-review-card.tsx'
import { orderReviewsQuery } from './queries.ts'
import { StarChoice } from './star-choice.tsx'

const ReviewForm = lazyPart(async () => ({ default: (await import('./review-form.tsx')).ReviewForm }))

type Open = { line: Reviewable; rating: number }

/** The reviews of a parcel's lines; stars for those that can be reviewed now. */
export function ParcelReviews({ token, number }: { token: string; number: string }) {
  const t = useWords()
  const [open, setOpen] = useState<Open>()
  const { data = [] } = useQuery(orderReviewsQuery(token))
  const lines = data.filter((line) => line.parcelNumber === number && (line.review || line.closed === null))
  if (lines.length === 0) return null
  return (
    <section aria-label={t('reviews.own.title')} className="mt-4 grid gap-3 border-t border-line pt-4 print:hidden">
      <h4 className="text-subheading">{t('reviews.own.title')}</h4>
      <ul className="grid gap-3">
        {lines.map((line) => (
          <li key={line.lineId}>
            {line.review ? (
              <OwnReviewCard
                line={line}
                review={line.review}
                token={token}
                onEdit={() => setOpen({ line, rating: line.review?.rating ?? 0 })}
              />
            ) : (
              <StarChoice
                legend={t('reviews.own.ask', { name: line.name })}
                name={line.lineId}
                value={open?.line.lineId === line.lineId ? open.rating : 0}
                onChange={(rating) => setOpen({ line, rating })}
              />
            )}
          </li>
        ))}
      </ul>
      <Suspense>
        {open && (
          <ReviewForm
            key={open.line.lineId}
            line={open.line}
            rating={open.rating}
            token={token}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </section>
  )
}
