import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { envExampleFile, writeEnvExample } from './env-example.ts'

test('.env.example matches the settings: write it again with node tools/env-example.ts', () => {
  expect(readFileSync(envExampleFile, 'utf8')).toBe(writeEnvExample())
})
