/** The program's only source of the time. Tests move it; nothing else in the api calls `new Date()` for "now". */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** The moment `seconds` after (or, negative, before) another. */
export function addSeconds(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000)
}
