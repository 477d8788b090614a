import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { shopQuery } from '../shell/api/shop-query.ts'
import { Weave } from '../shell/frame/weave.tsx'
import { pageHead } from '../shell/page/page-head.ts'
import { buttonStyles } from '../ui/actions/button.tsx'
import { useWords, wordsOf } from '../ui/words/use-words.ts'

export const Route = createFileRoute('/about')({
  head: ({ match }) => {
    const t = wordsOf(match.context.locale)
    return pageHead(match, { title: t('shell.about.title'), description: t('shell.about.description') })
  },
  component: AboutPage,
})

function AboutPage() {
  const t = useWords()
  const { data: shop } = useSuspenseQuery(shopQuery())
  return (
    <>
      <Weave className="block h-32 md:h-48" />
      <article className="page grid max-w-3xl gap-6 py-12 text-[1.0625rem] leading-relaxed">
        <h1 className="text-display">{t('shell.about.heading')}</h1>
        <p>{t('shell.about.text', { shop: shop.name })}</p>
        <h2 className="text-heading">{t('shell.about.prices')}</h2>
        <p>{t('shell.about.prices-text')}</p>
        <h2 className="text-heading">{t('shell.about.account')}</h2>
        <p>{t('shell.about.account-text')}</p>
        <p>
          <Link to="/store/" className={buttonStyles()}>
            {t('shell.about.products')}
          </Link>
        </p>
      </article>
    </>
  )
}
