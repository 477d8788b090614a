// `npm run bench [-- <part or command> <options>]`: the shop beside its yardsticks, or one of the commands below. bench/README.md
// says what each measures.
import { measureShop } from './measure-shop.ts'

const commands: Record<string, () => Promise<(args: string[]) => Promise<void>>> = {
  backup: async () => (await import('./backup/run-backup.ts')).runBackup,
  mixed: async () => (await import('./mixed/run-mixed.ts')).runMixed,
  overload: async () => (await import('./overload/run-overload.ts')).runOverload,
  popular: async () => (await import('./popular/run-popular.ts')).runPopular,
  grow: async () => (await import('./grow/run-grow.ts')).runGrow,
}

const [name = '', ...args] = process.argv.slice(2)
const open = commands[name]
await (open ? (await open())(args) : measureShop(process.argv.slice(2)))
