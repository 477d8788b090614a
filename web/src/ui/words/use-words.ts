import { type Locale, readLocale } from '@makola/words/locales.ts'
import { say, type Translate } from '@makola/words/say.ts'
import { useRouter } from '@tanstack/react-router'
import { createElement, Fragment, type ReactNode } from 'react'

/** Gives texts by their keys: `t('carts.items', { count })`. A text with tags becomes what the tags become. */
export type Words = Translate<ReactNode>

const spoken = new Map<Locale, Words>()

/** The texts of a language, for code outside components. */
export function wordsOf(locale: Locale): Words {
  const words = spoken.get(locale) ?? say<ReactNode>(locale, (parts) => createElement(Fragment, null, ...parts))
  spoken.set(locale, words)
  return words
}

/**
 * The texts of the page's language: `const t = useWords()`. In the browser plain texts stand where they are shown; a
 * component that has no others needs no translator, and the build leaves the call out.
 */
/* @__NO_SIDE_EFFECTS__ */
export function useWords(): Words {
  return wordsOf(useRouter().options.context.locale)
}

/** For code outside components that runs in the browser only: a toast, a refused session. A build speaks one language. */
export function browserWords(): Words {
  return wordsOf(readLocale(import.meta.env.WORDS_LOCALE ?? 'en'))
}
