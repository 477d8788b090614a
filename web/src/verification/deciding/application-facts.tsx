import type { Application } from '@makola/contract/verification/verification.ts'
import { countryName } from '@makola/countries/names.ts'
import type { ReactNode } from 'react'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { numberNames } from '../traders/number-names.ts'

/** What a store says of itself, beside what the shop knows of it. */
export function ApplicationFacts({ application }: { application: Application }) {
  const t = useWords()
  const { legalName, kind, numberKind, number, address, contactEmail, contactPhone, countryCode } = application
  const { submittedBy, submittedAt, decidedBy, decidedAt, expiresOn, standing } = application
  const facts: [name: string, value: ReactNode][] = [
    [t('verification.staff.name'), legalName],
    [t(numberNames[numberKind]), kind === 'person' ? t('verification.staff.number-end', { number }) : number],
    [t('verification.staff.address'), `${address}, ${countryName(countryCode)}`],
    [t('verification.staff.contact'), `${contactEmail}, ${contactPhone}`],
    ...(expiresOn ? [[t('verification.staff.expires'), expiresOn] satisfies [string, ReactNode]] : []),
    [t('verification.staff.payout-name'), <PayoutName key="payout" application={application} />],
    [t('verification.staff.level'), standing.tier],
  ]
  return (
    <>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[14rem_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted max-sm:-mb-2">{name}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-small text-muted">
        {t('verification.staff.submitted-by', { name: submittedBy, at: () => <LocalTime at={submittedAt} /> })}
        {decidedBy && decidedAt && (
          <>
            <br />
            {t('verification.staff.decided-by', { name: decidedBy, at: () => <LocalTime at={decidedAt} /> })}
          </>
        )}
      </p>
    </>
  )
}

function PayoutName({ application: { payoutName, isPayoutNameSame } }: { application: Application }) {
  const t = useWords()
  if (payoutName === null) return <span className="text-muted">{t('verification.staff.no-account')}</span>
  if (isPayoutNameSame) return t('verification.staff.same-name', { name: payoutName })
  return <span className="text-danger-text">{t('verification.staff.other-name', { name: payoutName })}</span>
}
