import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server'
import { ApiProblem } from './shell/api/api-problem.ts'

/** A page whose data the API cannot return now is unavailable: the server that runs us decides what to show. */
const render = createStartHandler((context) => {
  const isAway = context.router.state.matches.some(({ error }) => error instanceof ApiProblem && error.status === 503)
  return isAway ? new Response(null, { status: 503 }) : defaultStreamHandler(context)
})

/** The pages, as one fetch handler that the api mounts. Server functions are not used, so their path does not exist. */
export default {
  fetch(request: Request): Promise<Response> | Response {
    if (new URL(request.url).pathname.startsWith('/_serverFn')) return new Response('Not Found', { status: 404 })
    return render(request)
  },
}
