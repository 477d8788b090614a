import { countryName } from '@makola/countries/names.ts'
import { isCurrency } from '@makola/money/currencies.ts'
import { isValidRule } from '@makola/money/rounding.ts'
import { describe, expect, test } from 'vitest'
import { productAbout } from '../../contract/catalogue/product-about.ts'
import { readSizeGuide } from '../../contract/catalogue/size-guide.ts'
import { altText } from './alt-text.ts'
import { demoCategories } from './categories.ts'
import { demoAccounts, demoBuyers } from './people.ts'
import { aboutOf } from './product-about.ts'
import { demoProducts } from './products.ts'
import { demoRates } from './rates.ts'
import { demoStores } from './stores.ts'

const unique = (values: readonly string[]) => new Set(values).size === values.length

describe('rates', () => {
  test('are at least 40, one a country, on five parts of the world', () => {
    expect(demoRates.length).toBeGreaterThanOrEqual(40)
    expect(unique(demoRates.map(({ countryCode }) => countryCode))).toBe(true)
    const codes = demoRates.map(({ countryCode }) => countryCode)
    expect(codes).toEqual(expect.arrayContaining(['NG', 'GH', 'KE', 'ZA', 'CI', 'GB', 'US', 'AE', 'BR', 'EG']))
  })

  test('write a country as the rest of the shop does', () => {
    const straight = [...demoRates.map(({ country }) => country), countryName('CI')].filter((name) =>
      name.includes("'"),
    )
    expect(straight).toEqual([])
    expect(demoRates.find(({ countryCode }) => countryCode === 'CI')?.country).toBe(countryName('CI'))
  })

  test.each(demoRates)('$country has a currency, an exact rate and a rule that fits', (rate) => {
    expect(isCurrency(rate.currency)).toBe(true)
    expect(rate.rate).toMatch(/^\d+(\.\d+)?$/)
    expect(Number(rate.rate)).toBeGreaterThan(0)
    expect(rate.marginPct).toMatch(/^\d+(\.\d+)?$/)
    expect(rate.rounding === null || (isCurrency(rate.currency) && isValidRule(rate.rounding, rate.currency))).toBe(
      true,
    )
  })
})

describe('categories', () => {
  test('are at least 20, each listed after its parent', () => {
    expect(demoCategories.length).toBeGreaterThanOrEqual(20)
    expect(unique(demoCategories.map(({ slug }) => slug))).toBe(true)
    const before = new Set<string>()
    for (const { slug, parentSlug } of demoCategories) {
      expect(parentSlug === null || before.has(parentSlug)).toBe(true)
      before.add(slug)
    }
  })
})

describe('stores', () => {
  test('are in six countries, with five currencies, all of which a visitor can choose', () => {
    expect(demoStores.length).toBeGreaterThanOrEqual(8)
    expect(new Set(demoStores.map(({ countryCode }) => countryCode)).size).toBeGreaterThanOrEqual(6)
    expect(new Set(demoStores.map(({ currency }) => currency)).size).toBeGreaterThanOrEqual(5)
    expect(unique(demoStores.map(({ slug }) => slug))).toBe(true)
    const rates = new Set(demoRates.map(({ countryCode, currency }) => countryCode + currency))
    for (const { countryCode, currency } of demoStores) expect(rates).toContain(countryCode + currency)
  })

  test.each(demoStores)(
    '$name delivers at home and to the rest of the world, no country twice',
    ({ zones, countryCode }) => {
      const codes = zones.flatMap((zone) => zone.countryCodes)
      expect(unique(codes)).toBe(true)
      expect(zones[0]?.countryCodes).toContain(countryCode)
      expect(codes).toContain('*')
      for (const { options } of zones) {
        expect(options.length).toBeGreaterThan(0)
        for (const { priceMinor, freeOverMinor, minDays, maxDays } of options) {
          expect(Number.isSafeInteger(priceMinor) && priceMinor >= 0).toBe(true)
          expect(freeOverMinor === null || freeOverMinor > priceMinor).toBe(true)
          expect(minDays).toBeLessThanOrEqual(maxDays)
        }
      }
    },
  )
})

describe('products', () => {
  const storeSlugs = new Set(demoStores.map(({ slug }) => slug))
  const leaves = new Set(demoCategories.filter(({ parentSlug }) => parentSlug !== null).map(({ slug }) => slug))

  test('say what they are made of, how they are kept and who made them, as a seller could type it', () => {
    const texts = demoProducts.map((product) => productAbout.parse(aboutOf(product)))
    for (const { materials, care, maker } of texts) expect([materials, care, maker]).not.toContain(undefined)
    // Goods of a kind are kept alike; together the three texts are hardly those of another product.
    expect(new Set(texts.map((about) => JSON.stringify(about))).size).toBeGreaterThan(110)
    const worn = demoProducts.filter((product) => /clothing|shoes/.test(product.categorySlug))
    expect(worn.length).toBeGreaterThan(15)
    for (const product of worn) {
      const sizes = product.options.find(({ name }) => name === 'Size')?.values ?? []
      const { rows } = readSizeGuide(aboutOf(product).sizeGuide ?? '')
      expect([product.name, rows.map(([first]) => first)]).toEqual([product.name, sizes])
    }
  })

  test('are 160, all different, in 20 categories, some of them featured and in stock', () => {
    expect(demoProducts).toHaveLength(160)
    expect(unique(demoProducts.map(({ slug }) => slug))).toBe(true)
    expect(unique(demoProducts.map(({ description }) => description))).toBe(true)
    expect(new Set(demoProducts.map(({ categorySlug }) => categorySlug)).size).toBeGreaterThanOrEqual(20)
    const featured = demoProducts.filter(({ featured }) => featured)
    expect(featured.length).toBeGreaterThanOrEqual(20)
    for (const { variants } of featured) expect(variants.some(({ onHand }) => onHand > 0)).toBe(true)
  })

  test('have SKUs that are unique in their store', () => {
    for (const storeSlug of storeSlugs) {
      const own = demoProducts.filter((product) => product.storeSlug === storeSlug)
      expect(unique(own.flatMap(({ variants }) => variants.map(({ sku }) => sku)))).toBe(true)
    }
  })

  test('have stock at every level, including sold out', () => {
    const levels = new Set(demoProducts.flatMap(({ variants }) => variants.map(({ onHand }) => onHand)))
    for (const level of [0, 1, 2, 3, 5, 12, 40, 150]) expect(levels).toContain(level)
    expect(demoProducts.some(({ variants }) => variants.every(({ onHand }) => onHand === 0))).toBe(true)
  })

  test.each(demoProducts)('$storeSlug: $name is consistent', (product) => {
    expect(storeSlugs).toContain(product.storeSlug)
    expect(leaves).toContain(product.categorySlug)
    expect(product.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    const combinations = product.options.reduce((count, { values }) => count * values.length, 1)
    expect(product.variants).toHaveLength(combinations)
    for (const variant of product.variants) {
      expect(Object.keys(variant.options)).toEqual(product.options.map(({ name }) => name))
      for (const { name, values } of product.options) expect(values).toContain(variant.options[name])
      expect(Number.isSafeInteger(variant.priceMinor) && variant.priceMinor > 0).toBe(true)
      expect(variant.compareAtMinor ?? Number.MAX_SAFE_INTEGER).toBeGreaterThan(variant.priceMinor)
      expect(variant.weightGrams).toBeGreaterThan(0)
    }
    const { pictures } = product
    expect(new Set(pictures.map(({ view }) => view)).size).toBeGreaterThanOrEqual(3)
    expect(pictures.filter(({ view }) => view === 'use')).toHaveLength(1)
    expect(pictures.length).toBeLessThanOrEqual(8)
    expect(unique(product.pictures.map(altText))).toBe(true)
  })

  test('every colour, pattern, print and finish has a picture, and no two look alike', () => {
    const looks = /^(Colour|Pattern|Print|Glaze|Check|Wood|Leather|Strap|Frame|Dress|Scent)$/
    const some = demoProducts.filter(({ options }) => options.some(({ name }) => looks.test(name)))
    expect(some.length).toBeGreaterThanOrEqual(30)
    for (const { name, options, variants, pictures } of some) {
      const values = options.filter((option) => looks.test(option.name)).flatMap((option) => option.values)
      const shown = values.map((value) => {
        const at = new Set(
          variants.filter((variant) => Object.values(variant.options).includes(value)).map((each) => each.picture),
        )
        expect(at.size, `${name}, ${value}`).toBe(1)
        const { subject: _, ...look } = pictures[[...at][0] ?? -1] ?? {}
        return JSON.stringify(look)
      })
      expect(new Set(shown).size, name).toBe(values.length)
      expect(shown, name).not.toContain('{}')
    }
  })
})

describe('people', () => {
  test('are four accounts with four roles, and 25 buyers in countries with a rate', () => {
    expect(demoAccounts).toHaveLength(4)
    const roles = demoAccounts.flatMap((account) => account.roles.map(({ role }) => role))
    expect(roles).toEqual(expect.arrayContaining(['operator', 'owner', 'fulfilment']))
    const slugs = demoStores.map(({ slug }) => slug)
    for (const { storeSlug } of demoAccounts.flatMap((account) => account.roles)) {
      expect(storeSlug === null || slugs.includes(storeSlug)).toBe(true)
    }
    expect(demoBuyers).toHaveLength(25)
    const countries = demoRates.map(({ countryCode }) => countryCode)
    for (const { address, email, phone } of demoBuyers) {
      expect(countries).toContain(address.countryCode)
      expect(email).toMatch(/^[a-z.]+@makola\.test$/)
      expect(phone).toMatch(/^\+\d{10,13}$/)
    }
    expect(unique([...demoBuyers, ...demoAccounts].map(({ email }) => email))).toBe(true)
  })
})
