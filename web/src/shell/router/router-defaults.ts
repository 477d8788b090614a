/** The defaults of every page's route. */
export const routerDefaults = {
  defaultPreload: 'intent',
  defaultPreloadDelay: 50,
  defaultPendingMs: 1000,
  defaultPendingMinMs: 500,
  // "Preloaded data counts as stale at once" for the router, so every navigation asks the loader again; the loader asks
  // the query cache, which holds the data fresh for the 30 seconds of the specified preload stale time (query-client.ts).
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  // `/store` and `/store/` are the same page; neither redirects to the other.
  trailingSlash: 'preserve',
} as const
