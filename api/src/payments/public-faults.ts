type Given = { name: string; isLive: boolean; key: string; url: string; usualUrl: string }

/** The payment accounts of a public shop take money of one kind, at the provider's own address, and never beside play money. */
export function findPaymentFaults(
  { hasSandbox, keys }: { hasSandbox: boolean; keys: readonly Given[] },
  { isDemo }: { isDemo: boolean },
): string[] {
  const live = keys.filter(({ isLive }) => isLive).map(({ key }) => key)
  const test = keys.filter(({ isLive }) => !isLive).map(({ key }) => key)
  const faults: string[] = []
  if (hasSandbox && !isDemo) {
    faults.push(
      'SANDBOX_PAYMENTS must be off: the sandbox sells goods without money. DEMO=public allows it in a marked demo.',
    )
  }
  if (isDemo && live.length > 0) {
    faults.push(`${live.join(' and ')} must be a test key, or DEMO must not be public: a demo takes no real money.`)
  }
  if (live.length > 0 && test.length > 0) {
    faults.push(
      `${test.join(' and ')} must be live or removed: a test key beside a live one (${live.join(', ')}) sells goods without money.`,
    )
  }
  for (const { name, url, usualUrl } of keys) {
    if (url !== usualUrl) faults.push(`${name}_URL must not be set: it is ${url}, not ${usualUrl}.`)
  }
  return faults
}
