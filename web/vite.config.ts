import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { serveFlags } from './serve-flags.ts'

export default defineConfig({
  plugins: [
    tailwindcss(),
    tanstackStart({ router: { entry: 'shell/router.tsx', routeFileIgnorePattern: '\\.test\\.ts' } }),
    react(),
    serveFlags(),
  ],
  // In `npm run dev` pages come from Vite and the API from its own program.
  server: { proxy: { '/api': process.env.API_ORIGIN ?? 'http://localhost:3001' } },
  // Fonts stay files: inlined, every page would carry the signs and accents that few need.
  build: { target: 'es2023', assetsInlineLimit: 0 },
  environments: {
    // One self-contained server file: it starts faster and never picks React's development build by accident.
    ssr: { resolve: { noExternal: true } },
  },
})
