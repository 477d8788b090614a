import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Puts the countries' flags at `/flags/NG.svg`: each a file of its own that a page fetches when it shows that flag.
 * Flags as emoji are missing on Windows and on many Linux systems.
 */
export function serveFlags(): Plugin {
  const folder = join(dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')), '3x2')
  return {
    name: 'makola:serve-flags',
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const files = (await readdir(folder)).filter((file) => /^[A-Z]{2}\.svg$/.test(file))
      for (const file of files) {
        this.emitFile({ type: 'asset', fileName: `flags/${file}`, source: await readFile(join(folder, file)) })
      }
    },
    configureServer(server) {
      server.middlewares.use('/flags', async (request, response, next) => {
        const file = /^\/([A-Z]{2}\.svg)$/.exec(request.url ?? '')?.[1]
        if (!file) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(await readFile(join(folder, file)))
      })
    },
  }
}
