import type { Product } from '@makola/contract/catalogue/catalogue.ts'
import type { Crumb } from '../../ui/display/breadcrumbs.tsx'
import type { Words } from '../../ui/words/use-words.ts'

/** The breadcrumbs of a product. */
export function listCrumbs({ category, name }: Product, t: Words): Crumb[] {
  const toCategory: Crumb | null = category && {
    label: category.name,
    link: { to: '/store/', search: { category: category.slug } },
  }
  return [
    { label: t('catalogue.product.home'), link: { to: '/' } },
    { label: t('catalogue.browse.title'), link: { to: '/store/' } },
    ...(toCategory ? [toCategory] : []),
    { label: name },
  ]
}

/** The same breadcrumbs as addresses. */
export function listCrumbPaths({ category, name, slug }: Product, t: Words): { name: string; path: string }[] {
  return [
    { name: t('catalogue.product.home'), path: '/' },
    { name: t('catalogue.browse.title'), path: '/store/' },
    ...(category ? [{ name: category.name, path: `/store/?category=${encodeURIComponent(category.slug)}` }] : []),
    { name, path: `/products/${slug}/` },
  ]
}
