import { join } from 'node:path'
import { backupSettings, isLogKept } from './platform/backup/settings.ts'
import { loadDotEnv, readConfig } from './platform/config.ts'
import { type EmbeddedPostgres, startExistingPostgres } from './platform/database/embedded-postgres.ts'
import { ConfigError } from './platform/settings.ts'
import { StartError } from './platform/start-error.ts'

/** Runs the program, and ends it with a reason in words or with a stack when it fails. */
export async function start(args: readonly string[]): Promise<void> {
  loadDotEnv()
  const starting = startDatabase(args)
  try {
    const { run } = await import('./run.ts')
    process.exitCode = await run(args, starting)
  } catch (error) {
    // A fault that a person can fix is explained in words; any other shows its stack.
    const isExplained = error instanceof ConfigError || error instanceof StartError || isWrongArgument(error)
    console.error(isExplained ? (error as Error).message : error)
    const { leaveUnowned } = await import('./platform/database/ownership.ts')
    await starting?.then(leaveUnowned).catch(() => {})
    // A port or pool that is already open must not keep a program alive that failed to start.
    process.exit(1)
  }
}

/** An argument that a command does not take: Node says so in words. */
const isWrongArgument = (error: unknown) => String((error as { code?: unknown })?.code).startsWith('ERR_PARSE_ARGS')

/** The database of a shop that serves starts before the program is loaded, and is ready when the program is. */
function startDatabase([name]: readonly string[]): Promise<EmbeddedPostgres> | null {
  if (name !== undefined && !name.startsWith('--services=')) return null
  try {
    const config = readConfig(process.env, [{ settings: backupSettings }])
    const archivesLog = isLogKept(config)
    const starting =
      config.databaseUrl === undefined ? startExistingPostgres(join(config.dataDir, 'postgres'), { archivesLog }) : null
    // Its failure is told to the one who waits for it.
    starting?.catch(() => {})
    return starting
  } catch {
    // The program reads all settings, and tells all of their faults at once.
    return null
  }
}
