const leftBehind = /^\/(login|register|verify|forgot-password|reset-password|setup)\/?$/

/** Returns true for pages about signing in: no redirect leads back to them. */
export const isLeftBehind = (pathname: string): boolean => leftBehind.test(pathname)

/** Returns the target of `?redirect=`: a page of this shop that is not about signing in, or else the fallback. */
export function readRedirect(redirect: string | undefined, origin: string, fallback: string): string {
  // Browsers treat more than a leading "//" as another site: the resolved address counts.
  if (!redirect?.startsWith('/') || !URL.canParse(redirect, origin)) return fallback
  const target = new URL(redirect, origin)
  if (target.origin !== origin || isLeftBehind(target.pathname)) return fallback
  const path = target.pathname + target.search + target.hash
  // "/.//evil.test" looks like this shop's until its dot is resolved, and then leads to another site.
  return path.startsWith('//') ? fallback : path
}
