import { backup } from './backup.ts'
import { doctor } from './doctor.ts'
import { modules } from './modules.ts'
import { readConfig } from './platform/config.ts'
import type { EmbeddedPostgres } from './platform/database/embedded-postgres.ts'
import type { Command, PlainCommand } from './platform/module.ts'
import { openPlatform } from './platform/open-platform.ts'
import { rehearse } from './rehearse.ts'
import { restore } from './restore.ts'
import { seed } from './seed.ts'
import { serve } from './serve.ts'
import { verify } from './verify.ts'
import { openapi } from './write-openapi.ts'

const commands: readonly Command[] = [seed, verify, openapi, ...modules.flatMap((module) => module.commands ?? [])]
const plainCommands: readonly PlainCommand[] = [backup, rehearse, restore]

/** Serves without a command; with one, does one thing and ends. `starting`: the database, started early. Returns the exit code. */
export async function run(args: readonly string[], starting: Promise<EmbeddedPostgres> | null): Promise<number> {
  const config = readConfig(process.env, modules)
  const [name, ...rest] = args
  if (name === undefined || name.startsWith('--services='))
    return serve(config, modules, { servicesFlag: name, starting })
  if (name === 'doctor') return doctor(config, modules, { isPublic: rest.includes('--public') })
  const plain = plainCommands.find((candidate) => candidate.name === name)
  if (plain) return plain.run(config, modules, rest)
  const command = commands.find((candidate) => candidate.name === name)
  if (!command) {
    console.error(
      `There is no command "${name}". There are:\n${[...commands, ...plainCommands].map((c) => `  ${c.usage.padEnd(60)} ${c.summary}`).join('\n')}`,
    )
    return 1
  }
  const { platform, close } = await openPlatform({ ...config, logLevel: 'error' }, modules)
  try {
    return await command.run(platform, rest)
  } finally {
    await close()
  }
}
