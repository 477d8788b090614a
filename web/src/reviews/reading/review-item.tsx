import type { PublicReview } from '@makola/contract/reviews/reviews.ts'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { Picture } from '../../ui/display/picture.tsx'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { ReviewBody } from '../stars/review-body.tsx'
import { useReportReview } from './use-report-review.ts'

const ReasonForm = lazyPart(async () => ({ default: (await import('../stars/reason-form.tsx')).ReasonForm }))

/** A review with its pictures and the store's reply. */
export function ReviewItem({ review, hasProduct }: { review: PublicReview; hasProduct: boolean }) {
  const t = useWords()
  const [isReporting, setIsReporting] = useState(false)
  const report = useReportReview(review.id)
  const { product, pictures, reply } = review
  return (
    <article>
      <ReviewBody review={review}>
        {pictures.length > 0 && (
          <ul className="my-1 flex flex-wrap gap-2">
            {pictures.map((picture) => (
              <li key={picture.id}>
                <a href={picture.url} target="_blank" rel="noreferrer" className="block rounded-md">
                  <Picture picture={picture} sizes="96px" alt={picture.alt} className="size-24 rounded-md" />
                </a>
              </li>
            ))}
          </ul>
        )}
        {hasProduct && (
          <p className="text-small">
            {product.slug ? (
              <Link to="/products/$id" params={{ id: product.slug }} className="link">
                {product.name}
              </Link>
            ) : (
              product.name
            )}
          </p>
        )}
        {product.variantTitle && <p className="text-small text-muted">{product.variantTitle}</p>}
      </ReviewBody>
      {reply && (
        <div className="mt-3 border-s-2 border-line ps-4">
          <p className="text-small font-semibold">{t('reviews.reply.shown')}</p>
          <p className="max-w-prose break-words whitespace-pre-line">{reply.text}</p>
        </div>
      )}
      <button type="button" onClick={() => setIsReporting(true)} className="link touch mt-2 text-small text-muted">
        {t('reviews.report')}
      </button>
      <Suspense>
        {isReporting && (
          <ReasonForm
            title={t('reviews.report.title')}
            description={t('reviews.report.text')}
            label={t('reviews.report.send')}
            isBusy={report.isPending}
            onSend={(reason) => report.mutate(reason, { onSettled: () => setIsReporting(false) })}
            onClose={() => setIsReporting(false)}
          />
        )}
      </Suspense>
    </article>
  )
}
