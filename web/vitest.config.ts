import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineProject } from 'vitest/config'
import { drawIcons } from './draw-icons.ts'
import { importOperations } from './import-operations.ts'
import { speakWords } from './speak-words.ts'

/** A function of two sides is its browser's side: the framework does the same when it builds pages. */
const browserSide: Plugin = {
  name: 'makola:browser-side',
  enforce: 'pre',
  resolveId: (source) => (/^@tanstack\/react-start(\/server)?$/.test(source) ? '\0browser-side' : null),
  load: (id) =>
    id === '\0browser-side'
      ? 'export const createIsomorphicFn = () => ({ server: () => ({ client: (read) => read }) }); export const getRequest = undefined'
      : null,
}

/** Components in a browser, each built as a page builds it; `tools/test.ts` finds the browser. */
export default defineProject({
  plugins: [browserSide, importOperations(), speakWords(), drawIcons(), tailwindcss()],
  test: {
    name: 'components',
    include: ['src/**/*.test.tsx'],
    setupFiles: ['testing/set-up.ts'],
    testTimeout: 10_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: process.env.BROWSER_PATH, args: ['--no-sandbox', '--disable-gpu'] },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
