import type { Rate } from '@makola/contract/rates/rates.ts'
import { Button } from '../../ui/actions/button.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import type { CheckoutForm } from './checkout-form.ts'

type OtherCountryProps = {
  rate: Rate
  country: string
  countryName: string
  change: (part: Partial<CheckoutForm>) => void
}

/** Says that an order goes to another country than the one that the visitor shops in: the cart named the delivery to that one. */
export function OtherCountry({ rate, country, countryName, change }: OtherCountryProps) {
  const t = useWords()
  const isOther = country !== rate.countryCode
  return (
    <div role="status">
      {isOther && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-md bg-accent-soft p-4">
          <p>{t('orders.checkout.other-country', { shopping: rate.country, country: countryName })}</p>
          <Button variant="outline" size="sm" onClick={() => change({ country: rate.countryCode, delivery: {} })}>
            {t('orders.checkout.other-country.change', { country: rate.country })}
          </Button>
        </div>
      )}
    </div>
  )
}
