const devices = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android phone'],
  [/CrOS/, 'Chromebook'],
  [/Mac OS X/, 'Mac'],
  [/Windows/, 'Windows computer'],
  [/Linux/, 'Linux computer'],
] as const

/** What to call the device at hand, from the words of its browser. */
export function nameDevice(userAgent: string): string {
  return devices.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'This device'
}
