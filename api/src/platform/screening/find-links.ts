import type { PlainText } from './plain-text.ts'

/** Something found in a plain text, from `start` to before `end`. */
export type Found<Reason extends string> = { start: number; end: number; reason: Reason }

/** Endings of hosts that are no word which may follow a full stop without a space. */
const endings = new Set([
  'com',
  'net',
  'org',
  'info',
  'biz',
  'io',
  'app',
  'shop',
  'store',
  'africa',
  'xyz',
  'online',
  'site',
  'website',
  'link',
  'page',
  'dev',
  'ng',
  'gh',
  'ke',
  'za',
  'ci',
  'uk',
  'fr',
  'de',
  'eu',
  'ru',
  'cn',
  'ly',
  'gg',
  'tk',
  'ml',
  'cc',
  'tv',
  'co',
])
/** Hosts that take people elsewhere and end like a word. */
const shortHosts = new Set([
  'wa.me',
  't.me',
  'm.me',
  'fb.me',
  'fb.com',
  'ig.me',
  'vm.tiktok.com',
  'paystack.me',
  'cash.app',
])
const mailHosts = new Set(['gmail', 'yahoo', 'ymail', 'hotmail', 'outlook', 'icloud', 'proton', 'protonmail'])
const networks = new Set([
  'instagram',
  'insta',
  'ig',
  'telegram',
  'snapchat',
  'snap',
  'tiktok',
  'facebook',
  'fb',
  'twitter',
  'signal',
  'wechat',
])
const currencies = /^(?:ghs|ngn|kes|zar|xof|gbp|usd|eur|cfa|ksh|kshs|gh)\d*$/

/** The links, email addresses and names on other networks. */
export function findLinks({ plain }: PlainText): Found<'link' | 'email' | 'handle'>[] {
  const words = [...plain.matchAll(/[^\s,;!?()[\]{}<>"“”'’`]+/g)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
  return words.flatMap((word, index) => {
    const reason = reasonOf(word.text)
    if (reason) return [{ start: word.start, end: word.end, reason }]
    return findSpelt(words, index)
  })
}

function reasonOf(word: string): 'link' | 'email' | 'handle' | null {
  if (word.includes('://') || word.startsWith('www.') || word.startsWith('mailto:')) return 'link'
  const at = word.lastIndexOf('@')
  if (at > 0 && isLetterOrDigit(word.charAt(at - 1)) && isHost(word.slice(at + 1))) return 'email'
  const host = hostOf(word)
  if (isHost(host) && mailHosts.has(host.slice(0, host.indexOf('.')))) return 'email'
  if (isHost(host) || isShortHost(host, word)) return 'link'
  if (isHandle(word, at)) return 'handle'
  const colon = word.indexOf(':')
  if (colon > 0 && networks.has(word.slice(0, colon)) && /^@?\p{L}/u.test(word.slice(colon + 1))) return 'handle'
  return null
}

const isLetterOrDigit = (character: string) => /[\p{L}\d]/u.test(character)

/** `@ama_crafts`, and not the price of `3 @GHS50`. */
function isHandle(word: string, at: number): boolean {
  if (at < 0 || (at > 0 && isLetterOrDigit(word.charAt(at - 1)))) return false
  const name = word.slice(at + 1, at + 41)
  return /^\p{L}[\p{L}\d._-]{2,}/u.test(name) && !currencies.test(name)
}

/** What stands before a path, without what ends a sentence. */
function hostOf(word: string): string {
  const slash = word.indexOf('/')
  const colon = word.indexOf(':')
  return (slash > 0 ? word.slice(0, slash) : word).slice(colon > 0 && colon < slash ? colon + 1 : 0)
}

function isHost(host: string): boolean {
  let end = host.length
  while (end > 0 && '.:-*_'.includes(host.charAt(end - 1))) end -= 1
  const labels = host.slice(0, end).split('.')
  const ending = labels.at(-1) ?? ''
  const name = labels.at(-2) ?? ''
  return labels.length > 1 && endings.has(ending) && name.length > 1 && /\p{L}/u.test(name)
}

/** Ends like a word, but names a known host, or has a path. */
function isShortHost(host: string, word: string): boolean {
  if (shortHosts.has(host)) return true
  return word.length > host.length + 2 && /^[a-z][a-z\d-]*\.(?:me|to|at|is|it|us|in|am|be)$/.test(host.slice(0, 60))
}

type Word = { text: string; start: number; end: number }

/** Addresses in words: `shop dot com`, `ama at gmail`, `insta: ama`, `insta ama_crafts`. */
function findSpelt(words: readonly Word[], index: number): Found<'link' | 'email' | 'handle'>[] {
  const word = words[index]
  const next = words[index + 1]
  const before = words[index - 1]
  if (!word || !next) return []
  if (word.text === 'dot' && before && endings.has(trimmed(next.text)))
    return [{ start: before.start, end: next.end, reason: 'link' }]
  if ((word.text === 'at' || word.text === '@') && before && mailHosts.has(trimmed(next.text.split('.', 1)[0] ?? '')))
    return [{ start: before.start, end: next.end, reason: 'email' }]
  const isName = word.text.endsWith(':') || next.text.includes('_')
  if (isName && networks.has(trimmed(word.text))) return [{ start: word.start, end: next.end, reason: 'handle' }]
  return []
}

const trimmed = (text: string) => text.slice(0, 40).replace(/[.:]{1,3}$/, '')
