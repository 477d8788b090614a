import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server'
import { ApiProblem } from './shell/api/api-problem.ts'
import { isWholePage, isWrittenAgain, writeWholePage } from './shell/page/write-whole-page.ts'

/** A page whose data the API cannot return now is unavailable: the server that runs us decides what to show. */
const render = createStartHandler((context) => {
  const isAway = context.router.state.matches.some(({ error }) => error instanceof ApiProblem && error.status === 503)
  if (isAway) return new Response(null, { status: 503 })
  return isWholePage(context.router) ? writeWholePage(context) : defaultStreamHandler(context)
})

/** The pages, as one fetch handler that the api mounts. Server functions are not used, so their path does not exist. */
export default { fetch: writePage }

async function writePage(request: Request): Promise<Response> {
  if (new URL(request.url).pathname.startsWith('/_serverFn')) return new Response('Not Found', { status: 404 })
  const page = await render(request)
  return isWrittenAgain(page) ? writePage(request) : page
}
