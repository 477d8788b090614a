/** A language that the shop speaks. */
export type LocaleRow = {
  /** Its own name, as the people who speak it write it. */
  name: string
  dir: 'ltr' | 'rtl'
  /** The language whose plural rules it follows. */
  plural: string
}

/**
 * Every language by its code. The last two are no languages: they show, in development and tests, which text does not
 * come from here (`en-XA`, accented and a third longer) and what does not mirror (`ar-XB`, the same from right to left).
 */
export const locales = {
  en: { name: 'English', dir: 'ltr', plural: 'en' },
  'en-XA': { name: '⟦Éñgļîšĥ⟧', dir: 'ltr', plural: 'en' },
  'ar-XB': { name: '⟦Éñgļîšĥ⟧', dir: 'rtl', plural: 'en' },
} as const satisfies Record<string, LocaleRow>

export type Locale = keyof typeof locales

/** @throws RangeError on a language that the shop does not speak */
export function readLocale(code: string): Locale {
  if (!Object.hasOwn(locales, code)) throw new RangeError(`Not a language of this shop: ${code}`)
  return code as Locale
}
