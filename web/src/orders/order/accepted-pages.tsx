import type { TrackedOrder } from '@makola/contract/orders/orders.ts'
import { legalTitles } from '../../shell/frame/legal-titles.ts'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { useWords } from '../../ui/words/use-words.ts'

/** The versions of the shop's pages that a buyer accepted with an order, each as it was then. */
export function AcceptedPages({ accepted }: Pick<TrackedOrder, 'accepted'>) {
  const t = useWords()
  if (accepted.length === 0) return null
  return (
    <section aria-label={t('orders.accepted')}>
      <h3 className="text-label text-muted">{t('orders.accepted')}</h3>
      <ul className="text-small">
        {accepted.map(({ page, version, at }) => (
          <li key={page}>
            {t('orders.accepted.version', {
              page: t(legalTitles[page]),
              version,
              at: () => <LocalTime at={at} part="date" />,
              link: (text) => (
                <a href={`/${page}/?version=${version}`} className="link inline-flex min-h-11 items-center md:min-h-8">
                  {text}
                </a>
              ),
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}
