import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { say } from '@makola/words/say.ts'
import type { Hono } from 'hono'
import type { Config } from '../config.ts'
import { closedPage } from './closed-page.ts'
import { pagePolicy } from './page-policy.ts'

const t = say('en')

type PageHandler = { fetch: (request: Request) => Response | Promise<Response> }

/** A page that takes this long waits for something that does not answer. */
const longestRenderMilliseconds = 10_000

/**
 * Returns true when a page is the same for everyone with the same rate and theme: only the browser knows who is signed in, and
 * none of these pages shows a cart.
 */
export function isSharedPage(path: string): boolean {
  return /^\/(?:(?:store|featured|about|help)\/?|(?:store|products)\/[^/]+\/?)?$/.test(path)
}

/** The program that renders the pages, loaded once; null when it has not been built. */
export async function loadPages(config: Config): Promise<PageHandler | null> {
  const entry = join(config.pagesDir, 'server/server.js')
  if (!existsSync(entry)) return null
  return ((await import(pathToFileURL(entry).href)) as { default: PageHandler }).default
}

/**
 * Serves the web's build: its assets, immutable by name, and every page from its server entry. A page uses the shop's public
 * address, whatever name the browser or a proxy used.
 */
export async function servePages(app: Hono, config: Config): Promise<void> {
  const pages = await loadPages(config)
  if (!pages) {
    app.get('*', (c) => c.text(t('shell.closed.not-built'), 503))
    return
  }
  // Its server functions are not used; their path never reaches the framework.
  app.all('/_serverFn/*', (c) => c.notFound())
  const serveFile = serveStatic({
    root: relative(process.cwd(), join(config.pagesDir, 'client')) || '.',
    precompressed: true,
    onFound: (path, c) => {
      const isNamedByContent = path.includes('/assets/')
      c.header('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  // A page is not looked for on the disk: no file's name ends without an extension.
  app.use('*', (c, next) => (/\.\w+$/.test(c.req.path) ? serveFile(c, next) : next()))
  app.get('/manifest.webmanifest', (c) => {
    c.header('cache-control', 'public, max-age=3600')
    return c.body(JSON.stringify(describeSite(config)), 200, { 'content-type': 'application/manifest+json' })
  })
  // A missing file with an extension gets no page: its caller is a program, not a reader.
  app.get('/:file{[\\w-]+\\.[a-z0-9]+}', (c) => c.text(t('shell.closed.not-found'), 404))
  const { origin } = new URL(config.publicUrl)
  const render = async (request: Request, patience: AbortSignal) => {
    try {
      return await pages.fetch(request)
    } catch (error) {
      if (patience.aborted) return closedPage(config)
      throw error
    }
  }
  app.get('*', async (c) => {
    const nonce = randomBytes(16).toString('base64')
    const headers = new Headers(c.req.raw.headers)
    headers.set('x-csp-nonce', nonce)
    const { pathname, search } = new URL(c.req.url)
    const { method } = c.req.raw
    const patience = AbortSignal.timeout(longestRenderMilliseconds)
    const signal = AbortSignal.any([c.req.raw.signal, patience])
    const request = new Request(`${origin}${readable(pathname)}${search}`, { method, headers, signal })
    const page = await render(request, patience)
    if (page.status === 503) return closedPage(config)
    page.headers.set('content-security-policy', pagePolicy(nonce, config))
    if (!page.headers.has('cache-control')) page.headers.set('cache-control', 'private, no-cache')
    return page
  })
  app.all('*', (c) => c.text(t('shell.closed.only-read'), 405, { allow: 'GET, HEAD' }))
}

/** An address that stands for no text, such as one that was cut off within a letter, is nobody's: the shop's page says so. */
function readable(path: string): string {
  return isText(path) ? path : path.replaceAll('%', '%25')
}

function isText(path: string): boolean {
  try {
    // Its result is used: the bundler leaves out a call that it takes for one without effect.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/** The web app manifest: the shop as a bookmark on a device. */
function describeSite({ shopName }: Config) {
  return {
    name: shopName,
    short_name: shopName,
    start_url: '/',
    display: 'browser',
    theme_color: '#faf6ee',
    background_color: '#faf6ee',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
    ],
  }
}
