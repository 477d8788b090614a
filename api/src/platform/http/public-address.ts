import { isThisMachine } from '../this-machine.ts'

/** Headers that only a proxy writes: the caller is not the connection's other end. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

/**
 * Returns true when this machine itself asks: under one of its own names and not through a proxy. A page from elsewhere can give
 * this machine a name, and a local proxy may call us `localhost` for a visitor from anywhere.
 */
export function isLocalRequest(request: Request): boolean {
  return isThisMachine(new URL(request.url).hostname) && !proxyHeaders.some((name) => request.headers.has(name))
}
