import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { importOperations } from './import-operations.ts'
import { serveFlags } from './serve-flags.ts'
import { speakWords } from './speak-words.ts'

/** The code for every page is in one file: several small ones compress worse and cost a request each. */
const firstLoad = {
  name: 'framework',
  test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|zustand|class-variance-authority|clsx)\/|node_modules\/@tanstack\/(router-core|react-router|history|store|react-store|query-core|react-query|react-router-ssr-query|router-ssr-query-core)\//,
}

/** The rest of the first page's own program, but for the entry, which knows a newer shop by its file's name. */
const shop = { name: 'shop', tags: ['$initial'], test: /^(?!.*\/client\.tsx)/ }

/** Small parts that the pages with products share: together they are a few kilobytes. */
const products = {
  name: 'products',
  test: /\/web\/src\/(catalogue\/(cards\/|browse\/(queries|endless-products|load-more)\.)|stores\/storefront\/(store-card|queries)\.|ui\/(display\/(arrowed-rail|chip|rail)|actions\/choice-link|messages\/empty-state|inputs\/(select|text-input))\.)|\/money\/parse\.ts|\/lucide-react\/dist\/esm\/icons\/(x|check|chevron-left|chevron-right|search-x|sliders-horizontal)\./,
  includeDependenciesRecursively: false,
}

export default defineConfig(({ command }) => ({
  plugins: [
    importOperations(),
    speakWords(),
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
  // In `npm run dev` pages come from Vite, everything else from the API's own program.
  server: { proxy: { '^/(api|media|sandbox|dev)/': process.env.API_ORIGIN ?? 'http://localhost:3001' } },
  // Fonts stay files: inlined, every page would carry rare signs and accents.
  build: { target: 'es2023', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Operations of the contract are short lines: inlined, they cost the browser nothing more than a path did.
          optimization: { inlineConst: { mode: 'all' } },
          output: { codeSplitting: { groups: [firstLoad, shop, products] } },
        },
      },
    },
    // One self-contained server file: it starts faster and never picks React's development build by accident.
    ssr: { resolve: { noExternal: command === 'build' || undefined } },
  },
}))
