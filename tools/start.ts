// `npm start`: builds the web when it has changed, then starts the shop.
import { buildWebWhenChanged } from './build-web.ts'

await buildWebWhenChanged()
await import('./shop.ts')
