// `npm run build`: the pages and the server, as `npm start` would build them.
import { buildServerWhenChanged } from './build-server.ts'
import { buildWebWhenChanged } from './build-web.ts'

await buildWebWhenChanged()
buildServerWhenChanged()
