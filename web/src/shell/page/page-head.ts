import type { Shop } from '@makola/contract/shop/shop.ts'
import type { Locale } from '@makola/words/locales.ts'
import { wordsOf } from '../../ui/words/use-words.ts'

type Page = {
  title?: string
  description?: string
  /** An absolute address, or a path on this origin. */
  image?: string | undefined
  /** Pages about one visitor (cart, checkout, tracking) stay out of search engines. */
  isPrivate?: boolean
}

type Match = { pathname: string; context: { locale: Locale; shop?: Shop; origin?: string } }

/** The <head> of a page: `head: ({ match }) => pageHead(match, { title, description })`. */
export function pageHead({ pathname, context }: Match, page: Page) {
  const t = wordsOf(context.locale)
  const name = context.shop?.name ?? ''
  const origin = context.origin ?? ''
  const title = page.title ? `${page.title} · ${name}` : t('shell.head.title', { name })
  const description = page.description ?? t('shell.head.description')
  const address = `${origin}${pathname.replace(/\/?$/, '/')}`
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: address },
      { property: 'og:site_name', content: name },
      ...(page.image ? [{ property: 'og:image', content: new URL(page.image, `${origin}/`).href }] : []),
      ...(page.isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: [{ rel: 'canonical', href: address }],
  }
}
