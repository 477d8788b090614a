import { pino } from 'pino'

export type Log = pino.Logger

/** Structured logs to standard output. What could be a secret or a person's data is cut out by name, at any depth that we log. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    redact: {
      paths: [
        'authorization',
        'cookie',
        'password',
        'token',
        'email',
        'phone',
        'address',
        '*.authorization',
        '*.cookie',
        '*.password',
        '*.token',
        '*.email',
        '*.phone',
        '*.address',
      ],
      censor: '[cut out]',
    },
  })
}
