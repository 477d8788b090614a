import { z } from 'zod'
import { ConfigError, defineSettings } from '../settings.ts'
import { isThisMachine } from '../this-machine.ts'

/** Where the metrics are shown. */
export type MetricsSettings = {
  /** Null: they have no listener of their own. */
  listener: { port: number; host: string } | null
  /** Null: no token opens them. */
  token: string | null
  /** Null: nothing is traced. */
  tracesEndpoint: string | null
}

export const metricsSettings = defineSettings({
  shape: shape(),
  read({ METRICS_PORT, METRICS_HOST, METRICS_TOKEN, OTEL_EXPORTER_OTLP_ENDPOINT }): MetricsSettings {
    if (METRICS_PORT !== undefined && METRICS_TOKEN === undefined && !isThisMachine(METRICS_HOST)) {
      throw new ConfigError([`METRICS_TOKEN must be given where METRICS_HOST is ${METRICS_HOST}: others can reach it`])
    }
    return {
      listener: METRICS_PORT === undefined ? null : { port: METRICS_PORT, host: METRICS_HOST },
      token: METRICS_TOKEN ?? null,
      tracesEndpoint: OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    }
  },
})

function shape() {
  return {
    METRICS_PORT: z.coerce
      .number({ error: 'must be a port number' })
      .int()
      .min(1)
      .max(65_535)
      .optional()
      .describe('Port on which /metrics alone is served, for web and worker'),
    METRICS_HOST: z.string().min(1).default('127.0.0.1').describe('Address to listen on for METRICS_PORT'),
    METRICS_TOKEN: z
      .string()
      .min(16, { error: 'must have at least 16 characters' })
      .optional()
      .describe('Opens /metrics to callers that send it as a bearer token, also on the ordinary port'),
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .url({ protocol: /^https?$/, error: 'must be a web address' })
      .optional()
      .describe('Where traces are sent; needs the package @opentelemetry/sdk-node'),
  }
}
