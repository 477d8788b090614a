import type { Privacy } from '@makola/contract/privacy/privacy.ts'
import type { Key } from '@makola/words/messages.ts'
import { SecuritySection } from '../auth/security/security-section.tsx'
import { useWords, type Words } from '../ui/words/use-words.ts'

const said = {
  'orders.contact': 'privacy.rule.orders-contact',
  'orders.contact-erased': 'privacy.rule.orders-contact-erased',
  'orders.network': 'privacy.rule.orders-network',
  'requests.words': 'privacy.rule.requests-words',
  'requests.words-erased': 'privacy.rule.requests-words-erased',
  'messages.words': 'privacy.rule.messages-words',
  'messages.words-erased': 'privacy.rule.messages-words-erased',
  'moderation.reports': 'privacy.rule.moderation-reports',
  'payments.webhooks': 'privacy.rule.payments-webhooks',
  'notifications.sent': 'privacy.rule.notifications-sent',
  'wishes.guests': 'privacy.rule.wishes-guests',
  'wishes.alerts': 'privacy.rule.wishes-alerts',
  'wishes.alerts-unconfirmed': 'privacy.rule.wishes-alerts-unconfirmed',
  'shop.audit': 'privacy.rule.shop-audit',
} as const satisfies Record<string, Key>

/** A rule without words is not shown: its noun brings them. */
const isSaid = (key: string): key is keyof typeof said => key in said

/** How long the shop keeps what: its own rules, and what the law wants kept. */
export function KeptSection({ rules }: { rules: Privacy['rules'] }) {
  const t = useWords()
  return (
    <SecuritySection title={t('privacy.kept.title')} text={t('privacy.kept.text')}>
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-b border-line text-small text-muted">
            <th scope="col" className="text-start py-2 pe-4 font-medium">
              {t('privacy.kept.what')}
            </th>
            <th scope="col" className="text-start py-2 font-medium">
              {t('privacy.kept.time')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rules.map(
            ({ key, days }) => isSaid(key) && <Kept key={key} what={t(said[key])} time={writeTime(days, t)} />,
          )}
          <Kept what={t('privacy.kept.account')} time={t('privacy.kept.account-time')} />
          <Kept what={t('privacy.kept.books')} time={t('privacy.kept.books-time')} />
        </tbody>
      </table>
    </SecuritySection>
  )
}

/** Whole years are said as years: nobody reads six of them in days. */
function writeTime(days: number, t: Words): string {
  return days >= 365 && days % 365 === 0
    ? t('privacy.kept.years', { years: days / 365 })
    : t('privacy.kept.days', { days })
}

function Kept({ what, time }: { what: string; time: string }) {
  return (
    <tr>
      <th scope="row" className="text-start py-2.5 pe-4 align-top font-normal">
        {what}
      </th>
      <td className="py-2.5 align-top">{time}</td>
    </tr>
  )
}
