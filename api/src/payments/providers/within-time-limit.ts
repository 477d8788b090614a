import { providerTimeoutMilliseconds } from './provider.ts'

/**
 * Calls a provider for at most ten seconds. Its signal tells the call to stop, and it is abandoned when it does not.
 * @throws whatever the call throws; DOMException `TimeoutError` when the time is over.
 */
export function withinTimeLimit<T>(
  call: (signal: AbortSignal) => Promise<T>,
  limitMilliseconds = providerTimeoutMilliseconds,
): Promise<T> {
  const signal = AbortSignal.timeout(limitMilliseconds)
  const { promise: timeIsOver, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return Promise.race([call(signal), timeIsOver])
}
