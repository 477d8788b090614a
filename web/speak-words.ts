import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Locale, locales, readLocale } from '@makola/words/locales.ts'
import { lookUp } from '@makola/words/look-up.ts'
import { messages } from '@makola/words/messages.ts'
import type { Plugin } from 'vite'

const keyLiteral = /'([a-z]+(?:\.[a-z0-9-]+)+)'/g
const plainCall = /\bt\(\s*'([a-z]+(?:\.[a-z0-9-]+)+)',?\s*\)/g
const source = join(dirname(fileURLToPath(import.meta.url)), 'src')
const words = dirname(fileURLToPath(import.meta.resolve('@makola/words/say.ts')))

/**
 * Puts compiled messages where their keys stand in what the browser gets: `t('carts.title')` becomes `t("Your cart")`.
 * So a page brings the texts that it shows and no others, in one language, and neither a parser nor a list of keys.
 * Pages on the server keep the keys and look them up.
 */
export function speakWords(locale: Locale = readLocale(process.env.WORDS_LOCALE ?? 'en')): Plugin {
  return {
    name: 'makola:speak-words',
    enforce: 'pre',
    config: () => ({ define: { 'import.meta.env.WORDS_LOCALE': JSON.stringify(locale) } }),
    load(id) {
      if (this.environment.name !== 'client') return null
      if (id === join(words, 'look-up.ts')) return 'export const lookUp = (message) => message'
      if (id === join(words, 'locales.ts')) return onlyLanguage(locale)
      return null
    },
    transform(code, id) {
      const path = relative(source, id.split('?')[0] ?? '')
      if (this.environment.name !== 'client' || path.startsWith('..') || !/\.tsx?$/.test(path)) return null
      return { code: compileKeys(code, locale), map: null }
    },
    configureServer(server) {
      server.watcher.add(words)
      server.watcher.on('change', (path) => path.startsWith(words) && void server.restart())
    },
  }
}

/** What the browser needs to know of languages: its own. */
function onlyLanguage(locale: Locale): string {
  const row = JSON.stringify({ [locale]: locales[locale] })
  return `export const locales = ${row}; export const readLocale = () => ${JSON.stringify(locale)}`
}

/** The same code with every literal key as its message, and as the text alone where nothing is put into it. */
export function compileKeys(code: string, locale: Locale): string {
  return code
    .replace(plainCall, (call, key: string) => {
      const message = messageOf(key, locale)
      return typeof message === 'string' ? JSON.stringify(message) : call
    })
    .replace(keyLiteral, (literal, key: string) => JSON.stringify(messageOf(key, locale)) ?? literal)
}

function messageOf(key: string, locale: Locale) {
  return Object.hasOwn(messages, key) ? lookUp(key as keyof typeof messages, locale) : undefined
}
