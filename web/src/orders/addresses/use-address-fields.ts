import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ratesQuery } from '../../rates/choice/queries.ts'
import { useRate } from '../../rates/choice/use-rate.ts'
import { listRateCountries } from '../checkout/find-checkout-rate.ts'
import { addressFormQuery } from '../order/queries.ts'

/**
 * The fields of an address in the chosen country, or in the visitor's. While those of another country are on their way, the former
 * ones stay, and `isReady` is false.
 */
export function useAddressFields(chosen: string | undefined) {
  const rateCountry = useRate()?.countryCode
  const rates = useQuery(ratesQuery())
  const countries = listRateCountries(rates.data ?? [])
  const country = chosen ?? rateCountry ?? countries[0]?.code ?? ''
  // Without a connection it fails, and the form says so; by default it would wait for one.
  const form = useQuery({
    ...addressFormQuery(country),
    enabled: country !== '',
    placeholderData: keepPreviousData,
    networkMode: 'always',
  })
  const isReady = form.isSuccess && !form.isPlaceholderData
  return {
    countries,
    country,
    fields: form.data?.fields ?? [],
    isReady,
    isArriving: !isReady && (rates.isFetching || form.isFetching),
    /** The error of what did not arrive at all; countries that could not be read anew still serve. */
    error: form.error ?? (rates.isLoadingError ? rates.error : null),
    /** Asks again for what did not arrive. */
    retry() {
      if (rates.isLoadingError) void rates.refetch()
      if (form.isError) void form.refetch()
    },
  }
}
