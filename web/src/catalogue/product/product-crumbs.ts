import type { Product } from '@makola/contract/catalogue.ts'
import type { Crumb } from '../../ui/display/breadcrumbs.tsx'

/** The breadcrumbs of a product. */
export function listCrumbs({ category, name }: Product): Crumb[] {
  const toCategory: Crumb | null = category && {
    label: category.name,
    link: { to: '/store/', search: { category: category.slug } },
  }
  return [
    { label: 'Home', link: { to: '/' } },
    { label: 'All products', link: { to: '/store/' } },
    ...(toCategory ? [toCategory] : []),
    { label: name },
  ]
}

/** The same breadcrumbs as addresses. */
export function listCrumbPaths({ category, name, slug }: Product): { name: string; path: string }[] {
  return [
    { name: 'Home', path: '/' },
    { name: 'All products', path: '/store/' },
    ...(category ? [{ name: category.name, path: `/store/?category=${encodeURIComponent(category.slug)}` }] : []),
    { name, path: `/products/${slug}/` },
  ]
}
