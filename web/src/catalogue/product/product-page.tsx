import type { Product, Variant } from '@makola/contract/catalogue/catalogue.ts'
import { cx } from 'class-variance-authority'
import { type ReactNode, Suspense, useState } from 'react'
import { useCurrency } from '../../rates/choice/use-currency.ts'
import { QuantityStepper } from '../../ui/actions/quantity-stepper.tsx'
import { Breadcrumbs } from '../../ui/display/breadcrumbs.tsx'
import { CardRating } from '../../ui/display/card-rating.tsx'
import { Price } from '../../ui/display/price.tsx'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { describeStock } from '../cards/describe-stock.ts'
import { BuyBar } from './buy-bar.tsx'
import { chooseVariant, listUnchosen, readChoice } from './choose-variant.ts'
import { listCrumbs } from './product-crumbs.ts'
import { ProductGallery } from './product-gallery.tsx'
import { ProductPrice } from './product-price.tsx'
import { putFirst } from './put-first.ts'
import { useRememberViewed } from './remember-viewed.ts'
import { askFor, focusOption, VariantOptions } from './variant-options.tsx'

const NotSoldHere = lazyPart(async () => ({ default: (await import('./not-sold-here.tsx')).NotSoldHere }))
const ProductDescription = lazyPart(async () => ({
  default: (await import('./product-description.tsx')).ProductDescription,
}))

/** `ask`: the option still to be chosen, and how to lead there. */
type Chosen = { variant: Variant; quantity: number; name: string; ask?: Ask | undefined }
type Ask = { text: string; onPress: () => void }

type ProductPageProps = {
  product: Product
  /** The address's search; option names in it choose a variant. */
  search: Record<string, string>
  /** Adds a number of units to the cart: a part of a higher module. */
  actions: (chosen: Chosen) => ReactNode
  /** To save and to share it, from a higher module. */
  tools: (shown: { variant: Variant | undefined; isChosen: boolean }) => ReactNode
  /** In place of the button while its store takes no orders, from a higher module. */
  pause: ReactNode
  /** When it can arrive, from a higher module. */
  delivery: ReactNode
  /** The store that sells it. */
  store: ReactNode
  /** The same beside the story of who made it. */
  maker: ReactNode
  /** What buyers say, from a higher module. */
  reviews: ReactNode
  /** More of its kind. */
  related: ReactNode
}

export function ProductPage({
  product,
  search,
  actions,
  tools,
  pause,
  delivery,
  store,
  maker,
  reviews,
  related,
}: ProductPageProps) {
  const t = useWords()
  useRememberViewed(product.slug)
  const choice = readChoice(product, search)
  const variant = chooseVariant(product, choice)
  const unchosen = listUnchosen(product, choice)
  return (
    <div className="page pt-2 md:pt-4">
      <Breadcrumbs crumbs={listCrumbs(product, t)} />
      <div className="mt-2 grid gap-8 md:grid-cols-2 md:items-start lg:gap-16 xl:grid-cols-[640px_1fr]">
        <ProductGallery pictures={putFirst(product.pictures, variant?.pictureId ?? null)} name={product.name} />
        <div className="grid gap-6 md:sticky md:top-[calc(var(--banners)+6rem)]">
          <div>
            <h1 className="text-title">{product.name}</h1>
            <CardRating rating={product.ratings.rating} />
          </div>
          {variant && <Purchase key={variant.id} {...{ product, variant, unchosen, actions, pause }} />}
          {tools({ variant, isChosen: unchosen.length === 0 })}
          {product.isSoldHere && delivery}
          {store}
        </div>
      </div>
      <Suspense>
        <ProductDescription {...{ product, variant, maker }} />
      </Suspense>
      {reviews}
      {related}
    </div>
  )
}

type PurchaseProps = Pick<ProductPageProps, 'product' | 'actions' | 'pause'> & { variant: Variant; unchosen: string[] }

function Purchase({ product, variant, unchosen, actions, pause }: PurchaseProps) {
  const t = useWords()
  const currency = useCurrency()
  const [quantity, setQuantity] = useState(1)
  const name = variant.title
    ? t('catalogue.product.with-variant', { product: product.name, variant: variant.title })
    : product.name
  const [missing] = unchosen
  const varies = missing !== undefined && new Set(product.variants.map(({ price }) => price?.amount)).size > 1
  const ask = missing === undefined ? undefined : { text: askFor(missing, t), onPress: () => focusOption(missing) }
  return (
    <>
      <ProductPrice product={product} variant={variant} currency={currency} isFrom={varies} />
      <VariantOptions isOnBreak={Boolean(pause)} chosen={variant} {...{ product, unchosen }} />
      {product.isSoldHere ? (
        pause
      ) : (
        <Suspense>
          <NotSoldHere />
        </Suspense>
      )}
      {product.isSoldHere && !pause && variant.price && (
        <div className="grid gap-3">
          {!ask && <StockLine available={variant.available} />}
          <div className="flex flex-wrap items-start gap-3">
            {variant.available > 0 && !ask && (
              <QuantityStepper
                value={quantity}
                onChange={setQuantity}
                max={variant.available}
                label={t('catalogue.product.quantity', { product: product.name })}
                className="h-13"
              />
            )}
            <BuyBar
              label={
                <>
                  <span className="block truncate text-small">{ask ? product.name : name}</span>
                  <Price money={variant.price} isFrom={varies} />
                </>
              }
            >
              {actions({ variant, quantity, name, ask })}
            </BuyBar>
          </div>
        </div>
      )}
    </>
  )
}

function StockLine({ available }: { available: number }) {
  const t = useWords()
  const stock = describeStock(available, t)
  const tone = available === 0 ? 'text-danger-text' : stock ? 'text-accent-text' : 'text-success-text'
  return (
    <p className={cx('flex items-center gap-2 text-small font-semibold', tone)}>
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {stock ?? t('catalogue.product.in-stock')}
    </p>
  )
}
