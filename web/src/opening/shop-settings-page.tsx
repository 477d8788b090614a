import { Link } from '@tanstack/react-router'
import { useAccount } from '../auth/session/session.ts'
import { staffRoleNames } from '../auth/staff/staff-roles.ts'
import { Card } from '../ui/display/card.tsx'
import { PageTitle } from '../ui/display/page-title.tsx'
import { ChevronRight } from '../ui/icons.ts'
import { useWords } from '../ui/words/use-words.ts'
import { shopSettings } from './shop-settings.ts'

/** Everything that the staff can set for the whole shop: a page for each subject, and who may change it. */
export function ShopSettingsPage() {
  const t = useWords()
  const mine = useAccount()?.staff?.permissions ?? []
  const pages = shopSettings.filter(({ staff }) => !staff || mine.includes(staff))
  return (
    <div className="max-w-3xl">
      <PageTitle title={t('opening.settings.title')} note={t('opening.settings.about')} />
      <Card className="p-0! md:p-0!">
        <ul aria-label={t('opening.settings.title')} className="divide-y divide-line">
          {pages.map(({ to, label, icon: Icon, note, changes }) => (
            <li key={to}>
              <Link to={to} className="group flex items-center gap-4 px-4 py-4 hover:bg-sunken md:px-6">
                <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
                <span className="min-w-0 grow">
                  <span className="block font-semibold group-hover:underline">{t(label)}</span>
                  <span className="block text-small">{t(note)}</span>
                  {changes.map(({ says, roles }) => (
                    <span key={says} className="block text-small text-muted">
                      {t(says, { roles: roles.map((role) => t(staffRoleNames[role])).join(', ') })}
                    </span>
                  ))}
                </span>
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted rtl:rotate-180" />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
