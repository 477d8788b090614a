import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWords } from '../../ui/words/use-words.ts'
import { prohibitedQuery } from './prohibited-query.ts'
import { ProhibitedRuleText } from './prohibited-rule.tsx'

/** The goods that nobody may sell here: the same rules that products are compared with. */
export function ProhibitedPage() {
  const t = useWords()
  const { data: rules } = useSuspenseQuery(prohibitedQuery)
  return (
    <article className="page max-w-3xl py-12">
      <h1 className="text-title">{t('catalogue.prohibited.title')}</h1>
      <p className="mt-4 max-w-prose">{t('catalogue.prohibited.text')}</p>
      {rules.length === 0 && <p className="mt-6 text-muted">{t('catalogue.prohibited.empty')}</p>}
      <ul className="mt-6 border-t border-line">
        {rules.map((rule) => (
          <li key={rule.id} className="border-b border-line py-5">
            <h2 className="mb-1 text-subheading break-words">{rule.ground}</h2>
            <ProhibitedRuleText rule={rule} />
          </li>
        ))}
      </ul>
      <p className="mt-6">
        {t('moderation.counts.way', {
          counts: (text) => (
            <Link to="/transparency" search={{}} className="link inline-flex min-h-11 items-center">
              {text}
            </Link>
          ),
        })}
      </p>
    </article>
  )
}
