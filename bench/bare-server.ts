// Yardstick Y1: the same bytes from a server that does nothing else. `node bare-server.ts <file> <type>` prints its port.
import { readFileSync } from 'node:fs'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const bytes = readFileSync(process.argv[2] ?? '', 'utf8')
const app = new Hono().get('/', (c) => c.body(bytes, 200, { 'content-type': `${process.argv[3]}; charset=utf-8` }))
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(port))
