import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

// Without windows, as the headless shell is, the same journeys take a quarter less time. `--headed` needs another one.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Finds the browser for the journeys: an installed one, else Playwright's own download, else the system's package manager where
 * it is allowed.
 * @throws Error that says how to get one.
 */
export function findBrowser(): string {
  return process.env.BROWSER_PATH || installed() || downloaded() || packaged() || missing()
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...elsewhere].find((path) =>
    existsSync(path),
  )
}

function downloaded(): string | undefined {
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  attempt(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

function packaged(): string | undefined {
  if (process.getuid?.() !== 0) return undefined
  attempt('apt-get', ['update', '-qq'])
  for (const name of ['chromium-headless-shell', 'chromium']) {
    attempt('apt-get', ['install', '-y', '-qq', name])
    const browser = installed()
    if (browser) return browser
  }
  return undefined
}

function attempt(command: string, args: string[]): void {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 })
  } catch {
    // Tries the next way.
  }
}

function missing(): never {
  throw new Error('The journeys need Chromium or Chrome. Install one, or set BROWSER_PATH to it.')
}
