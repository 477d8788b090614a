import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { drawIcons } from './draw-icons.ts'
import { importOperations } from './import-operations.ts'
import { proxiedPaths } from './proxied-paths.ts'
import { serveFlags } from './serve-flags.ts'
import { sharedChunks } from './share-chunks.ts'
import { speakWords } from './speak-words.ts'

/** The lists of a desk's parts would be in the file that every shopper waits for: the browser finds them one step later. */
const isDesk = (file: string) => /\/dashboard-/.test(file)

/** What every page has, the files of a desk (`isDesk`), and those that journeys lose on purpose. */
const named =
  /^(framework|rolldown-runtime|dashboard|toaster|cart-drawer|currency-menu|onboarding|login|order-tracking)(?=-|$)/

/** The first page lists some hundred files that it may need later: every visitor would pay for the letters of their names. */
const nameFile = ({ name }: { name: string }) => {
  const kept = named.exec(name)?.[0]
  return `assets/${kept ? `${kept}-` : ''}[hash:7].js`
}

export default defineConfig(({ command }) => ({
  plugins: [
    importOperations(),
    speakWords(),
    drawIcons(),
    tailwindcss(),
    tanstackStart({
      router: {
        entry: 'shell/router/router.tsx',
        routeFileIgnorePattern: '\\.test\\.ts',
        // A page's loader comes with its component: the first page does not carry the loaders of all others.
        codeSplittingOptions: { defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent']] },
      },
    }),
    react(),
    serveFlags(),
  ],
  server: { proxy: { [proxiedPaths]: process.env.API_ORIGIN ?? 'http://localhost:3001' } },
  // Fonts stay files: inlined, every page would carry rare signs and accents.
  // A page's own parts are fetched with it; the framework and the shop are in the browser by then.
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: {
      resolveDependencies: (file, parts) => {
        const known = isDesk(file) ? /\.js$/ : /\/(framework|index|rolldown-runtime)-[\w-]+\.js$/
        return parts.filter((part) => part !== file && !known.test(part))
      },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Operations of the contract are short lines: inlined, they cost the browser nothing more than a path did.
          optimization: { inlineConst: { mode: 'all' } },
          output: { codeSplitting: { groups: sharedChunks }, chunkFileNames: nameFile },
        },
      },
    },
    // One self-contained server file: it starts faster and never picks React's development build by accident.
    ssr: {
      resolve: { noExternal: command === 'build' || [] },
      // The engine keeps its text as long as the shop runs: in one byte a character.
      build: {
        rolldownOptions: {
          output: { minify: { compress: false, mangle: false, codegen: { removeWhitespace: true, asciiOnly: true } } },
        },
      },
    },
  },
}))
