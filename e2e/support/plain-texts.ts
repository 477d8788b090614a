import type { Page } from '@playwright/test'
import { listCountries } from '../../countries/names.ts'
import { currencyCodes } from '../../money/currencies.ts'
import { currencyName } from '../../money/currency-names.ts'

/** Names of months and weekdays, codes of currencies, and what has no words at all. */
const fromTables =
  /^(?:[\p{P}\p{S}\p{N}\p{M}\s]|\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\b|\b(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*\b|\b[A-Z]{2,4}\b|\b[a-z]\b)*$/u
/** An amount, on a chart in thousands, with the symbol of its currency, which may be letters. */
const amount = /^[−-]?(?:[A-Z][A-Za-z]{0,2}[$£¥₵]?\s?)?[\d,.]+[KM]?(?:\s(?:F CFA|FG|[A-Z][a-z]{1,2}))?$/
const address = /^(?:https?:\/\/)?[\w.-]+@[\w.-]+$|^(?:https?:\/\/)?localhost:\d+\/\S*$/

/**
 * Every text that a page shows and that is neither from `words/`, where a pseudo-language writes each letter with an accent,
 * nor something that people wrote: names, descriptions, addresses. Those are in what the API answered.
 */
export async function plainTexts(page: Page, content: string): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const found = new Set<string>()
    const isSeen = (element: Element) =>
      element.checkVisibility() && element.closest('script, style, noscript, [data-content], code') === null
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement && isSeen(node.parentElement)) found.add(node.textContent ?? '')
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (isSeen(element)) found.add(element.getAttribute(name) ?? '')
      }
    }
    found.add(document.title)
    return [...found]
  })
  const isContent = (text: string) =>
    [fromTables, amount, address].some((known) => known.test(text)) || content.includes(text)
  // "Nigeria - (NGN)", "Kumasi, Ghana", "Bonwire kente scarf · Makola": content in parts.
  const isMadeOfContent = (text: string) => text.split(/\s[-·]\s|,\s?|[()]/).every((part) => isContent(part.trim()))
  return shown.map(simplify).filter((text) => !isFromWords(text) && !isContent(text) && !isMadeOfContent(text))
}

/** A text without the marks of direction around names, in one line. */
export function simplify(text: string): string {
  return text
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Its own letters have accents; a name inside it may be plain. */
const isFromWords = (text: string) => /[⟦⟧áƀçđéƒĝĥîĵķļɱñóþŕšţûŵýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞŔŠŢÛŴÝŽ]/.test(text)

const fixedNames = [...listCountries().map(({ name }) => name), ...currencyCodes.map(currencyName)]

/** What the API has answered to this page, and to the server that rendered it, as one text; names of countries and currencies too. */
export function gatherContent(page: Page): () => Promise<string> {
  const answers: Promise<string[]>[] = [Promise.resolve(fixedNames.map(simplify))]
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? ''
    const isAnswer = type.includes('json')
    if (!isAnswer && !type.includes('html')) return
    answers.push(
      response.text().then(
        (text) => (isAnswer ? stringsIn(JSON.parse(text)) : stringsOfScripts(text)).map(simplify),
        () => [],
      ),
    )
  })
  return async () => (await Promise.all(answers)).flat().join('\n')
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** The data of a rendered page stands in its scripts. */
function stringsOfScripts(html: string): string[] {
  return [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].flatMap(([, script = '']) =>
    [...script.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([literal]) => {
      try {
        return String(JSON.parse(literal.replaceAll('\\x3C', '\\u003C')))
      } catch {
        return ''
      }
    }),
  )
}

/** What reaches beyond the sides of the window, where it cannot be scrolled to. */
export function offScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' ||
        getComputedStyle(element).clipPath !== 'none' ||
        isCut(element.parentElement))
    const wide =
      document.documentElement.scrollWidth > innerWidth
        ? [`the page is ${document.documentElement.scrollWidth} wide`]
        : []
    const out = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect()
      return (
        width > 1 && height > 1 && (left < -1 || right > innerWidth + 1) && element.checkVisibility() && !isCut(element)
      )
    })
    return [...wide, ...out.slice(0, 5).map((element) => element.outerHTML.slice(0, 160))]
  })
}
