import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from './platform/config.ts'
import { describeApi } from './platform/http/openapi.ts'
import type { Command } from './platform/module.ts'

export const openApiFile = join(projectRoot, 'api/openapi.json')

/** The file's content: what the contract says now. */
export const openApiText = () => `${JSON.stringify(describeApi(), null, 2)}\n`

/** Writes api/openapi.json, the committed description of the API; a test fails when it lags behind the contract. */
export const openapi: Command = {
  name: 'openapi',
  usage: 'openapi',
  summary: 'Write api/openapi.json from the contract',
  async run() {
    await writeFile(openApiFile, openApiText())
    return 0
  },
}
