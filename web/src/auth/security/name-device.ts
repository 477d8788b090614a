const devices = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android phone'],
  [/CrOS/, 'Chromebook'],
  [/Mac OS X/, 'Mac'],
  [/Windows/, 'Windows computer'],
  [/Linux/, 'Linux computer'],
] as const

/** Names the device by its browser's user agent. */
export function nameDevice(userAgent: string): string {
  return devices.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'This device'
}
