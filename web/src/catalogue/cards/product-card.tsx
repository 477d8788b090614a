import type { ProductCard as Card } from '@makola/contract/catalogue/catalogue.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { cx } from 'class-variance-authority'
import { useContext } from 'react'
import { useCurrency } from '../../rates/choice/use-currency.ts'
import { CardRating } from '../../ui/display/card-rating.tsx'
import { Flag } from '../../ui/display/flag.tsx'
import { Picture } from '../../ui/display/picture.tsx'
import { Price } from '../../ui/display/price.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { CardCorner } from './card-corner.ts'
import { describeStock } from './describe-stock.ts'
import { answerTap } from './tapped-product.tsx'

type ProductCardProps = {
  product: Card
  /** The displayed width, as in HTML. */
  sizes: string
  isPriority?: boolean
}

/** The whole card is one link, named by the product: its name's link is stretched over the rest. */
export function ProductCard({ product, sizes, isPriority }: ProductCardProps) {
  const t = useWords()
  const currency = useCurrency()
  const navigate = useNavigate()
  const page = { to: '/products/$id', params: { id: product.slug } } as const
  const isOnBreak = product.store.status === 'paused'
  const stock = isOnBreak ? t('catalogue.card.on-break') : describeStock(product.available, t)
  const isUnavailable = product.available === 0
  return (
    <article className="group relative flex flex-col gap-3">
      <div className="relative overflow-hidden rounded-lg">
        <Picture
          picture={product.picture}
          sizes={sizes}
          alt=""
          isPriority={isPriority}
          className={cx(
            'aspect-square transition-transform duration-200 group-hover:scale-103',
            isUnavailable && 'opacity-60',
          )}
        />
        {stock && (
          <p className="absolute bottom-2 start-2 rounded-full bg-paper px-2.5 py-0.5 text-[0.8125rem] leading-5 font-semibold text-ink">
            {stock}
          </p>
        )}
      </div>
      <div className="flex grow flex-col gap-1">
        <p className="card-store">
          <Flag countryCode={product.store.countryCode} />
          <span className="truncate">{product.store.name}</span>
        </p>
        <h3 className="line-clamp-2 leading-snug font-medium">
          <Link
            {...page}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
              event.preventDefault()
              answerTap(product, () => void navigate(page))
            }}
            className="card-link"
          >
            {product.name}
          </Link>
        </h3>
        <CardRating rating={product.rating} />
        {product.price ? (
          <Price money={product.price} compareAt={product.compareAt} isFrom={product.hasPriceRange} />
        ) : (
          <p className="text-small text-muted">{t('catalogue.card.price-unavailable', { currency })}</p>
        )}
      </div>
      {useContext(CardCorner)?.(product)}
    </article>
  )
}
