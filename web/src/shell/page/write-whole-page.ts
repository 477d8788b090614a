import type { AnyRouter, FileRouteTypes } from '@tanstack/react-router'
import { getSsrStatus, RouterServer, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { partsUnderWay } from '../../ui/layers/lazy-part.tsx'

/** The pages of the shop. Their loaders have everything before rendering begins, so nothing of them comes later. */
const wholePages = new Set<string>([
  '/',
  '/about',
  '/featured/',
  '/help',
  '/products/$id',
  '/store/',
  '/store/$id',
] satisfies FileRouteTypes['id'][])

const again = 'x-written-again'

export function isWholePage(router: AnyRouter): boolean {
  return wholePages.has(router.state.matches.at(-1)?.routeId ?? '')
}

/**
 * Writes a page as one text: a stream of the same bytes costs more. The text has the place of a part whose program has not loaded
 * yet, not the part; such a page is to be rendered again, which happens once in the life of a process for each part.
 */
export async function writeWholePage(context: { router: AnyRouter; responseHeaders: Headers }): Promise<Response> {
  const { router, responseHeaders: headers } = context
  await takeTurn()
  const html = renderToString(createElement(RouterServer, { router }))
  if (partsUnderWay.size > 0) {
    await Promise.allSettled(partsUnderWay)
    return new Response(null, { headers: { [again]: 'true' } })
  }
  return new Response(await transformHtmlStringWithRouter(router, html), { status: getSsrStatus(router), headers })
}

let lastTurn = Promise.resolve()

/**
 * Waits for a turn of the event loop in which no other page is rendered. The data of many pages may come at once; rendered in a row,
 * they would keep every other request waiting, and also those that are refused.
 */
function takeTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => new Promise((resolve) => setImmediate(resolve)))
  return lastTurn
}

/** Returns true when this page was rendered without some of its parts, which are there now. */
export function isWrittenAgain(page: Response): boolean {
  return page.headers.has(again)
}
