import type { Product } from '@makola/contract/catalogue/catalogue.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOnPage } from '../../../testing/render-on-page.tsx'
import { VariantOptions } from './variant-options.tsx'

const variants = ['S', 'L'].map((size) => ({ id: size, options: { Size: size }, available: 0 }))
const product = { slug: 'boubou', options: [{ name: 'Size', values: ['S', 'L'] }], variants, sizeGuide: null }
const options = (isOnBreak: boolean) => {
  const { variants, ...rest } = product as unknown as Product
  const [chosen] = variants
  return chosen && <VariantOptions product={{ ...rest, variants }} unchosen={[]} {...{ chosen, isOnBreak }} />
}

test('a size without stock is said to be sold out, but not during a break of its store', async () => {
  const large = page.getByRole('link').last()
  const { unmount } = await renderOnPage(options(false))
  await expect.element(large).toHaveProperty('textContent', 'L, sold out')
  await unmount()
  await renderOnPage(options(true))
  await expect.element(large).toHaveProperty('textContent', 'L')
})
