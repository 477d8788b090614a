import type { ProductCard } from '@makola/contract/catalogue/catalogue.ts'
import { cx } from 'class-variance-authority'
import { Picture } from '../../ui/display/picture.tsx'
import { Price } from '../../ui/display/price.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'

/** The first picture of a product's page: on a phone it leaves room for the frame, two lines of name and the price above the bottom bar. */
export const pictureFrame = 'aspect-square w-full max-md:max-h-[max(18rem,calc(100svh-23rem))]'
const picture = `${pictureFrame} md:rounded-xl`
const gridSizes = '(min-width: 1280px) 290px, (min-width: 768px) 31vw, 46vw'

/** The outline of a product's page while it loads, with its card's content in place. */
export function ProductOutline({ card }: { card: ProductCard | undefined }) {
  return (
    <div aria-busy="true" className="page pt-2 md:pt-4">
      <div className="flex h-11 items-center">
        <Skeleton className="h-5 w-56" />
      </div>
      <div className="mt-2 grid gap-8 md:grid-cols-2 md:items-start lg:gap-16 xl:grid-cols-[640px_1fr]">
        <div className="-mx-(--edge) md:mx-0">
          {card ? (
            // As wide as on the card: the browser has that file already.
            <Picture picture={card.picture} sizes={gridSizes} alt="" className={picture} />
          ) : (
            <Skeleton className={cx(picture, 'rounded-none')} />
          )}
        </div>
        <div className="grid gap-6">
          {card ? <h1 className="text-title max-md:line-clamp-2">{card.name}</h1> : <Skeleton className="h-10 w-4/5" />}
          {card?.price ? (
            <Price size="lg" money={card.price} compareAt={card.compareAt} isFrom={card.hasPriceRange} />
          ) : (
            <Skeleton className="h-8 w-40" />
          )}
          <Skeleton className="h-24" />
          <Skeleton className="h-13 rounded-full" />
          <Skeleton className="h-20" />
        </div>
      </div>
    </div>
  )
}
