import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server'

const render = createStartHandler(defaultStreamHandler)

/** The pages, as one fetch handler that the api mounts. Server functions are not used, so their path does not exist. */
export default {
  fetch(request: Request): Promise<Response> | Response {
    if (new URL(request.url).pathname.startsWith('/_serverFn')) return new Response('Not Found', { status: 404 })
    return render(request)
  },
}
