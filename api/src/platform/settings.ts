import { z } from 'zod'

/** What a module reads from the environment, and what it makes of it. */
export type ModuleSettings<Value = unknown, Shape extends Record<string, z.ZodType> = Record<string, z.ZodType>> = {
  /** Each setting by its name in the environment, with its purpose as description. */
  shape: Shape
  /** Settings that mean nothing without another one, each with the one it needs. */
  partners?: readonly (readonly [keyof Shape & string, keyof Shape & string])[]
  /** @throws ConfigError for settings that contradict each other. */
  read: (settings: z.output<z.ZodObject<Shape>>) => Value
  /** Returns what a shop at a public address must change before it opens. `isDemo`: it is a demo, marked as one on every page. */
  findPublicFaults?(value: Value, shop: { isDemo: boolean }): string[]
}

/** Keeps the types of names and values together; see ModuleSettings. */
export function defineSettings<Value, Shape extends Record<string, z.ZodType>>(
  settings: ModuleSettings<Value, Shape>,
): ModuleSettings<Value> {
  return settings as unknown as ModuleSettings<Value>
}

export const onOff = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'], { error: 'must be on or off' })
    .default(fallback)
    .transform((value) => value === 'on')

/** All faults of the settings, in words. */
export class ConfigError extends Error {
  readonly faults: string[]
  constructor(faults: string[]) {
    super(
      `The settings have ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    )
    this.faults = faults
  }
}
