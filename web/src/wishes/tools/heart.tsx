import type { ProductCard } from '@makola/contract/catalogue/catalogue.ts'
import { cx } from 'class-variance-authority'
import { Button } from '../../ui/actions/button.tsx'
import { Heart } from '../../ui/icons.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { useWish } from '../marks/use-wish.ts'

function HeartMark({ isSaved }: { isSaved: boolean }) {
  return <Heart aria-hidden="true" className={cx('size-5', isSaved && 'fill-accent-text text-accent-text')} />
}

/** The heart in the corner of a card, above its link. */
export function CardHeart({ card }: { card: ProductCard }) {
  const t = useWords()
  const { isSaved, toggle } = useWish({ productId: card.id })
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={t('wishes.heart.save', { name: card.name })}
      onClick={toggle}
      className="absolute end-0 top-0 z-1 grid size-12 place-content-center text-ink print:hidden"
    >
      <span className="grid size-9 place-content-center rounded-full bg-paper/90">
        <HeartMark isSaved={isSaved} />
      </span>
    </button>
  )
}

export function SaveButton({ productId, variantId }: { productId: string; variantId: string | undefined }) {
  const t = useWords()
  const { isSaved, toggle } = useWish({ productId, variantId })
  return (
    <Button variant="outline" aria-pressed={isSaved} onClick={toggle}>
      <HeartMark isSaved={isSaved} />
      {isSaved ? t('wishes.saved') : t('wishes.save')}
    </Button>
  )
}
