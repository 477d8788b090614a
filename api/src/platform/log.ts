import { DrizzleQueryError } from 'drizzle-orm'
import { pino } from 'pino'

export type Log = pino.Logger

/** Secrets and personal data, by our names for them. */
const cutOut = [
  'authorization',
  'cookie',
  'password',
  'token',
  'access_token',
  'refresh_token',
  'secret',
  'challenge',
  'email',
  'phone',
  'address',
]

/**
 * Structured logs to standard output. Possible secrets and personal data are removed by name, at any depth that we log.
 * `destination` redirects them.
 */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    serializers: { err: describeError },
    redact: {
      paths: cutOut.flatMap((name) => [name, `*.${name}`]),
      censor: '[cut out]',
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

type DescribedError = { type: string; message: string; code?: unknown; stack?: string | undefined; cause?: unknown }

/**
 * An error without its values: a failed query repeats all of its parameters, and the database quotes whole rows in an error's
 * details. Those are people's names, addresses and secrets.
 */
function describeError(error: unknown): DescribedError | undefined {
  if (!(error instanceof Error)) return error === undefined ? undefined : { type: typeof error, message: 'no error' }
  const message = messageOf(error)
  return {
    type: error.name,
    message,
    code: 'code' in error ? error.code : undefined,
    stack: error.stack?.replace(error.message, () => message),
    cause: describeError(error.cause),
  }
}

/** Returns an error's message without the values of a failed query. */
export function messageOf(error: Error): string {
  return error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message
}
