import { describe, expect, test } from 'vitest'
import { emptyProduct, emptyVariant, type ProductForm } from './product-form.ts'
import { arrangeVariants } from './product-form-matrix.ts'
import { buildNewProduct, buildProductPatch } from './product-form-payload.ts'

const given = { store: 'adunni-atelier', currency: 'NGN', newCode: () => 'K7M2' }
const dress: ProductForm = {
  ...emptyProduct,
  name: ' Ìkòyí wrap dress ',
  status: 'active',
  variants: [{ ...emptyVariant, price: '10,500.50', stock: '4' }],
}
const size = { key: 'o1', name: 'Size', values: ['S', 'M'] }
const sized: ProductForm = {
  ...dress,
  options: [size],
  variants: arrangeVariants([size], dress.variants).map((variant) => ({ ...variant, stock: '2' })),
}

describe('a new product', () => {
  test('without options is sent with its price and stock, and gets its SKU from the server', () => {
    expect(buildNewProduct(dress, given)).toEqual({
      store: 'adunni-atelier',
      name: 'Ìkòyí wrap dress',
      description: '',
      category: null,
      brand: null,
      tags: [],
      status: 'active',
      featured: false,
      pictures: [],
      weightGrams: null,
      about: { materials: '', use: '', care: '', sizeGuide: '', maker: '' },
      price: { amount: 1_050_050, currency: 'NGN' },
      stock: 4,
    })
  })

  test('with options is sent variant by variant, each with its own SKU', () => {
    const { options, variants } = buildNewProduct(sized, given)
    expect(options).toEqual([{ name: 'Size', values: ['S', 'M'] }])
    expect(variants?.map(({ sku, options, stock }) => ({ sku, options, stock }))).toEqual([
      { sku: 'IKOYI-WRAP-DRESS-K7M2-S', options: { Size: 'S' }, stock: 2 },
      { sku: 'IKOYI-WRAP-DRESS-K7M2-M', options: { Size: 'M' }, stock: 2 },
    ])
  })

  test('leaves out variants that are not sold', () => {
    const [small, medium] = sized.variants
    const form = { ...sized, variants: [{ ...small, isLeftOut: true }, medium] as ProductForm['variants'] }
    expect(buildNewProduct(form, given).variants?.map(({ options }) => options)).toEqual([{ Size: 'M' }])
  })

  test('with a pinned price sends it in the minor units of its currency', () => {
    const variants = [{ ...emptyVariant, sku: 'D', price: '10', stock: '1', pinned: { XOF: '8,095', KWD: '1.250' } }]
    expect(buildNewProduct({ ...dress, variants }, given).variants?.[0]).toMatchObject({
      sku: 'D',
      pinnedPrices: [
        { amount: 8095, currency: 'XOF' },
        { amount: 1250, currency: 'KWD' },
      ],
    })
  })
})

describe('a change', () => {
  const saved: ProductForm = {
    ...sized,
    variants: sized.variants.map((variant, index) => ({ ...variant, id: `v${index}`, sku: `D-${index}` })),
  }

  test('without a difference is empty', () => {
    expect(buildProductPatch(saved, saved, given)).toEqual({})
  })

  test('holds only the differences', () => {
    expect(buildProductPatch({ ...saved, name: 'Wrap dress', weightGrams: '350' }, saved, given)).toEqual({
      name: 'Wrap dress',
      weightGrams: 350,
    })
  })

  test('of one variant names the others without their stock, which may have been sold since', () => {
    const [small, medium] = saved.variants
    const variants = [small, { ...medium, price: '99' }] as ProductForm['variants']
    expect(buildProductPatch({ ...saved, variants }, saved, given)).toEqual({
      variants: [{ id: 'v0' }, { id: 'v1', price: { amount: 9900, currency: 'NGN' } }],
    })
  })

  test('of a stock includes the figure it was typed over', () => {
    const [small, medium] = saved.variants
    const variants = [small, { ...medium, stock: '10' }] as ProductForm['variants']
    expect(buildProductPatch({ ...saved, variants }, saved, given)).toEqual({
      variants: [{ id: 'v0' }, { id: 'v1', stock: 10, stockWas: Number(medium?.stock) }],
    })
  })

  test('that adds a value adds a variant and keeps the others', () => {
    const options = [{ ...size, values: ['S', 'M', 'L'] }]
    const variants = arrangeVariants(options, saved.variants).map((variant) => ({
      ...variant,
      stock: variant.stock || '1',
    }))
    const patch = buildProductPatch({ ...saved, options, variants }, saved, given)
    expect(patch.options).toEqual([{ name: 'Size', values: ['S', 'M', 'L'] }])
    expect(patch.variants?.slice(0, 2)).toEqual([{ id: 'v0' }, { id: 'v1' }])
    expect(patch.variants?.[2]).toMatchObject({ sku: 'IKOYI-WRAP-DRESS-K7M2-L', options: { Size: 'L' }, stock: 1 })
  })

  test('that adds the first option gives the only variant a SKU like those of the new ones', () => {
    const plain: ProductForm = {
      ...saved,
      options: [],
      variants: [{ ...emptyVariant, id: 'v0', sku: 'IKOYI-WRAP-DRESS-K7M2', price: '10', stock: '1' }],
    }
    const options = [{ ...size, values: ['S', 'M'] }]
    const variants = arrangeVariants(options, plain.variants).map((variant) => ({ ...variant, stock: '1' }))
    const skus = (form: ProductForm) => buildProductPatch(form, plain, given).variants?.map(({ sku }) => sku)
    expect(skus({ ...plain, options, variants })).toEqual(['IKOYI-WRAP-DRESS-K7M2-S', 'IKOYI-WRAP-DRESS-K7M2-M'])
    const [first, ...others] = variants
    const typed = [{ ...first, sku: 'MINE' }, ...others] as ProductForm['variants']
    expect(skus({ ...plain, options, variants: typed })?.[0]).toBe('MINE')
  })

  test('of an option’s name reaches each variant', () => {
    const patch = buildProductPatch({ ...saved, options: [{ ...size, name: 'Fit' }] }, saved, given)
    expect(patch.variants).toEqual([
      { id: 'v0', options: { Fit: 'S' } },
      { id: 'v1', options: { Fit: 'M' } },
    ])
  })
})
