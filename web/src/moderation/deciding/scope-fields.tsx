import { useQuery } from '@tanstack/react-query'
import { ratesQuery } from '../../rates/choice/queries.ts'
import { Checkbox } from '../../ui/inputs/checkbox.tsx'
import { RadioCards } from '../../ui/inputs/radio-cards.tsx'
import { useWords } from '../../ui/words/use-words.ts'

export type Scope = {
  where: 'everywhere' | 'countries'
  countries: string[]
}

/** Asks where a product is taken down: everywhere, or in some of the countries that shoppers choose. */
export function ScopeFields({
  scope: { where, countries },
  change,
  isTried,
}: {
  scope: Scope
  change: (typed: Partial<Scope>) => void
  isTried: boolean
}) {
  const t = useWords()
  const { data: rates = [] } = useQuery(ratesQuery())
  const toggle = (code: string) =>
    change({ countries: countries.includes(code) ? countries.filter((one) => one !== code) : [...countries, code] })
  return (
    <>
      <RadioCards
        legend={t('moderation.down.where')}
        name="where"
        cards={[
          { value: 'everywhere', title: t('moderation.down.everywhere'), detail: t('moderation.down.everywhere-text') },
          {
            value: 'countries',
            title: t('moderation.down.in-countries'),
            detail: t('moderation.down.in-countries-text'),
          },
        ]}
        value={where}
        onChange={(chosen) => change({ where: chosen })}
      />
      {where === 'countries' && (
        <fieldset>
          <legend className="text-label">{t('moderation.down.countries')}</legend>
          <div className="grid gap-x-4 sm:grid-cols-2">
            {rates.map(({ countryCode, country }) => (
              <Checkbox
                key={countryCode}
                label={country}
                checked={countries.includes(countryCode)}
                onChange={() => toggle(countryCode)}
              />
            ))}
          </div>
          {isTried && countries.length === 0 && (
            <p role="alert" className="text-small font-medium text-danger-text">
              {t('moderation.down.countries-missing')}
            </p>
          )}
        </fieldset>
      )}
    </>
  )
}
