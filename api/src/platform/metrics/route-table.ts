import { endpoints } from '@makola/contract/endpoints.ts'
import { TrieRouter } from 'hono/router/trie-router'

/** The pages, as the web's routes name them; a test holds them against the web. */
const pages = [
  '/',
  '/about',
  '/account',
  '/account/{page}',
  '/cart',
  '/checkout',
  '/cookies',
  '/dashboard',
  '/dashboard/{page}',
  '/dashboard/{page}/{id}',
  '/featured',
  '/forgot-password',
  '/help',
  '/login',
  '/order-tracking',
  '/payments/failure',
  '/payments/success',
  '/preview/{token}',
  '/privacy',
  '/privacy/request',
  '/products/{id}',
  '/register',
  '/reset-password',
  '/prohibited',
  '/returns',
  '/setup',
  '/store',
  '/store/{id}',
  '/terms',
  '/transparency',
  '/verify',
  '/wishes',
]
/** What is neither a call nor a page: the first part of the path says what it is. */
const others = ['/assets', '/dev', '/health', '/media', '/metrics', '/sandbox']

/** A path that belongs to nothing that we serve. */
export const noRoute = 'none'

/** Every route by which requests are counted. */
export const routes: readonly string[] = [
  ...new Set([...endpoints.map(({ path }) => `/api${path.replace(/\/$/, '')}`), ...pages, ...others, noRoute]),
]

/** Finds the route of a request: a pattern, never what the request says. */
export function openRouteTable(): (method: string, path: string) => string {
  const router = new TrieRouter<string>()
  for (const endpoint of endpoints) {
    const route = `/api${endpoint.path.replace(/\/$/, '')}`
    addBoth(router, endpoint.method.toUpperCase(), route)
  }
  for (const page of pages) addBoth(router, 'GET', page)
  for (const other of others) router.add('ALL', `${other}/*`, other)
  return (method, path) => {
    const [found] = router.match(method === 'HEAD' ? 'GET' : method, path)
    return found.at(0)?.[0] ?? noRoute
  }
}

/** With and without a slash at the end. */
function addBoth(router: TrieRouter<string>, method: string, route: string): void {
  const path = route.replaceAll(/\{(\w+)\}/g, ':$1')
  router.add(method, path, route)
  if (path !== '/') router.add(method, `${path}/`, route)
}
