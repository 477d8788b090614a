import { expect, it } from 'vitest'
import { pageHead } from './page-head.ts'

const shop = {
  name: 'Makola',
  baseCurrency: 'USD',
  maintenanceBanner: true,
  isDemo: false,
  isOpen: true,
  legalName: null,
  supportEmail: null,
  pages: [],
}
const match = {
  pathname: '/store/kente-house',
  context: { locale: 'en' as const, shop, origin: 'https://shop.example' },
}

it('names the page and the shop, and one address with and without a trailing slash', () => {
  const { meta, links } = pageHead(match, { title: 'Kente House' })
  expect(meta).toContainEqual({ title: 'Kente House · Makola' })
  expect(links).toEqual([{ rel: 'canonical', href: 'https://shop.example/store/kente-house/' }])
  expect(pageHead({ ...match, pathname: '/store/kente-house/' }, {}).links).toEqual(links)
})

it('makes the picture absolute and keeps private pages out of search engines', () => {
  const { meta } = pageHead(match, { image: '/media/640/a.webp', isPrivate: true })
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://shop.example/media/640/a.webp' })
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
})
