import type { ProhibitedRule } from '@makola/contract/catalogue/prohibited.ts'
import { countryName } from '@makola/countries/names.ts'
import { useWords } from '../../ui/words/use-words.ts'

const consequences = {
  refuse: 'catalogue.prohibited.refuse',
  hold: 'catalogue.prohibited.hold',
} as const

/** A rule in words: its goods, its countries and what happens to them. */
export function ProhibitedRuleText({ rule: { words, category, countries, action } }: { rule: ProhibitedRule }) {
  const t = useWords()
  return (
    <div className="grid gap-1">
      {words.length > 0 && (
        <p className="max-w-prose break-words">{t('catalogue.prohibited.words', { words: words.join(', ') })}</p>
      )}
      {category && <p>{t('catalogue.prohibited.category', { name: category.name })}</p>}
      {countries.length > 0 && (
        <p>{t('catalogue.prohibited.countries', { names: countries.map((code) => countryName(code)).join(', ') })}</p>
      )}
      <p className="text-small text-muted">{t(consequences[action])}</p>
    </div>
  )
}
