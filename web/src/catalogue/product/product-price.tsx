import type { Product, Variant } from '@makola/contract/catalogue.ts'
import type { CurrencyCode } from '@makola/money/currencies.ts'
import { formatMoney } from '@makola/money/format.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Price } from '../../ui/display/price.tsx'
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
  if (!variant.price) {
    return (
      <p className="grid gap-1 rounded-lg bg-sunken p-4">
        <strong className="text-subheading">Not available in {currency} at the moment</strong>
        <span className="text-small text-muted">
          {explainProblem(product.priceProblem, variant.storePrice.currency, currency)}
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
            Seller’s price: {formatMoney(variant.storePrice)}
            <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <p className="max-w-prose pb-2 text-muted">{explainPrice(product, variant)}</p>
        </details>
      )}
    </div>
  )
}

function explainPrice(product: Product, variant: Variant): string {
  if (variant.isPinned) return `The store set this price for ${variant.price?.currency} itself; no rate is applied.`
  if (!product.conversion) return ''
  return `${describeConversion(product.conversion)}. You pay exactly the price shown.`
}

function explainProblem(problem: Product['priceProblem'], from: CurrencyCode, to: CurrencyCode): string {
  if (problem === 'rate-inactive') return `Sales in ${to} are paused. Choose another currency above to see the price.`
  return `There is no exchange rate from ${from} to ${to} today. Choose another currency above to see the price.`
}
