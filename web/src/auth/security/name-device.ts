import type { Words } from '../../ui/words/use-words.ts'

const devices = [
  [/Android/, 'auth.device.android'],
  [/CrOS/, 'auth.device.chromebook'],
  [/Mac OS X/, 'auth.device.mac'],
  [/Windows/, 'auth.device.windows'],
  [/Linux/, 'auth.device.linux'],
] as const

/** Names the device by its browser's user agent. */
export function nameDevice(userAgent: string, t: Words): string {
  const named = /iPhone|iPad/.exec(userAgent)
  if (named) return named[0]
  return t(devices.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'auth.device.unknown')
}
