// `npm run dev`: the API restarts when its code changes, and Vite serves the pages with hot reload, on one address.
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const port = process.env.PORT ?? '3000'
const apiPort = String(Number(port) + 1)
const apiOrigin = `http://localhost:${apiPort}`

const children = [
  run(
    [
      '--watch-path=api',
      '--watch-path=contract',
      '--watch-path=money',
      '--watch-path=words',
      '--watch-preserve-output',
      'api/src/main.ts',
    ],
    root,
    {
      PORT: apiPort,
      PUBLIC_URL: `http://localhost:${port}`,
    },
  ),
  run(['../node_modules/vite/bin/vite.js', 'dev', '--port', port, '--strictPort'], resolve(root, 'web'), {
    API_ORIGIN: apiOrigin,
  }),
]

function run(args: string[], cwd: string, environment: Record<string, string>) {
  return spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, ...environment } })
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
  })
}
for (const child of children) {
  child.on('exit', () => {
    for (const other of children) other.kill('SIGTERM')
  })
}
