// `npm run shop -- <command>` and `npm start`: bundles the server when it has changed, and runs it.
import { pathToFileURL } from 'node:url'
import { buildServerWhenChanged } from './build-server.ts'

await import(pathToFileURL(buildServerWhenChanged()).href)
