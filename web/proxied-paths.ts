/** What comes from the API's own program in `npm run dev`; pages come from Vite. */
export const proxiedPaths = String.raw`^/(?:(?:api|media|sandbox|dev)/|(?:robots\.txt|sitemap\.xml)(?:\?|$))`
