import { doctor } from './doctor.ts'
import { modules } from './modules.ts'
import { loadDotEnv, readConfig } from './platform/config.ts'
import type { Command } from './platform/module.ts'
import { openPlatform, StartError } from './platform/open-platform.ts'
import { ConfigError } from './platform/settings.ts'
import { seed } from './seed.ts'
import { serve } from './serve.ts'
import { verify } from './verify.ts'
import { openapi } from './write-openapi.ts'

const commands: readonly Command[] = [seed, verify, openapi, ...modules.flatMap((module) => module.commands ?? [])]

/** `main.ts` serves; `main.ts <command> …` does one thing and ends. Returns the exit code. */
async function main(args: string[]): Promise<number> {
  loadDotEnv()
  const config = readConfig(process.env, modules)
  const [name, ...rest] = args
  if (name === undefined || name.startsWith('--services=')) return serve(config, modules, name)
  if (name === 'doctor') return doctor(config, modules)
  const command = commands.find((candidate) => candidate.name === name)
  if (!command) {
    console.error(
      `There is no command "${name}". There are:\n${commands.map((c) => `  ${c.usage.padEnd(60)} ${c.summary}`).join('\n')}`,
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

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  // A fault that a person can fix is explained in words; any other shows its stack.
  const isExplained = error instanceof ConfigError || error instanceof StartError
  console.error(isExplained ? error.message : error)
  // A port or pool that is already open must not keep a program alive that failed to start.
  process.exit(1)
}
