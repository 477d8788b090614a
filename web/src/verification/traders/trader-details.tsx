import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWords } from '../../ui/words/use-words.ts'
import { numberNames } from './number-names.ts'
import { traderQuery } from './trader-query.ts'

/** The verified business behind a store, as the law of many countries wants it shown. Nothing where the store shows none. */
export function TraderDetails({ id }: { id: string }) {
  const t = useWords()
  const { data: trader } = useQuery(traderQuery(id))
  if (!trader) return null
  const { legalName, address, email, phone, number } = trader
  return (
    <section aria-labelledby="trader" className="border-t border-line pt-6">
      <h2 id="trader" className="text-heading">
        {t('verification.trader.title')}
      </h2>
      <p className="mt-1 max-w-prose text-muted">{t('verification.trader.note')}</p>
      <dl className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        <Fact name={t('verification.trader.name')}>{legalName}</Fact>
        {number && <Fact name={t(numberNames[number.kind])}>{number.value}</Fact>}
        {address && <Fact name={t('verification.trader.address')}>{address}</Fact>}
        {email && (
          <Fact name={t('verification.trader.email')}>
            <a href={`mailto:${email}`} className="link inline-flex min-h-11 items-center">
              {email}
            </a>
          </Fact>
        )}
        {phone && (
          <Fact name={t('verification.trader.phone')}>
            <a href={`tel:${phone}`} className="link inline-flex min-h-11 items-center">
              {phone}
            </a>
          </Fact>
        )}
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-muted">{name}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  )
}
