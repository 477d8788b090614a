import type { Product, Variant } from '@makola/contract/catalogue/catalogue.ts'
import type { CurrencyCode } from '@makola/money/currencies.ts'
import { Price } from '../../ui/display/price.tsx'
import { ChevronDown } from '../../ui/icons.ts'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { describeConversion } from './describe-conversion.ts'

type ProductPriceProps = {
  product: Product
  variant: Variant
  currency: CurrencyCode
  /** An option is still to be chosen that may cost more. */
  isFrom?: boolean
}

/** The price that is charged, and one tap away the seller's price with the rate between them. */
export function ProductPrice({ product, variant, currency, isFrom = false }: ProductPriceProps) {
  const t = useWords()
  if (!variant.price) {
    return (
      <p className="grid gap-1 rounded-lg bg-sunken p-4">
        <strong className="text-subheading">{t('catalogue.card.price-unavailable', { currency })}</strong>
        <span className="text-small text-muted">
          {explainProblem(product.priceProblem, variant.storePrice.currency, currency, t)}
        </span>
      </p>
    )
  }
  return (
    <div>
      <Price size="lg" isFrom={isFrom} money={variant.price} compareAt={variant.compareAt} />
      {variant.storePrice.currency !== variant.price.currency && (
        <details className="group mt-1 text-small">
          <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1 text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
            {t('catalogue.price.of-seller', { price: variant.storePrice })}
            <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <p className="max-w-prose pb-2 text-muted">{explainPrice(product, variant, t)}</p>
        </details>
      )}
    </div>
  )
}

function explainPrice({ conversion }: Product, { isPinned, price }: Variant, t: Words): string {
  if (isPinned && price) return t('catalogue.price.pinned', { currency: price.currency })
  return conversion ? describeConversion(conversion, t) : ''
}

function explainProblem(problem: Product['priceProblem'], from: CurrencyCode, to: CurrencyCode, t: Words): string {
  if (problem === 'rate-inactive') return t('catalogue.price.paused', { currency: to })
  return t('catalogue.price.no-rate', { from, to })
}
