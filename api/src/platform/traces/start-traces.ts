import { StartError } from '../start-error.ts'
import { switchTracesOn } from './trace.ts'

type Sdk = { start: () => void; shutdown: () => Promise<void> }

/** Installed by operators who want traces; the shop itself brings the interface alone. */
const optionalPackage = '@opentelemetry/sdk-node'

/**
 * Sends traces to the endpoint that the settings name, if they name one; returns how to send the rest and stop. The package reads
 * its own settings from the environment (`OTEL_…`).
 * @throws StartError when the package is missing.
 */
export async function startTraces(endpoint: string | null): Promise<() => Promise<void>> {
  if (endpoint === null) return async () => {}
  const { NodeSDK } = await loadSdk()
  const sdk = new NodeSDK({ serviceName: process.env.OTEL_SERVICE_NAME ?? 'makola', instrumentations: [] })
  sdk.start()
  switchTracesOn()
  // Spans that cannot be delivered keep nobody from ending.
  return () => sdk.shutdown().catch(() => {})
}

async function loadSdk(): Promise<{ NodeSDK: new (given: object) => Sdk }> {
  try {
    return await import(optionalPackage)
  } catch (cause) {
    throw new StartError(
      `OTEL_EXPORTER_OTLP_ENDPOINT is set, and ${optionalPackage} cannot be loaded. Install it (npm install --no-save ${optionalPackage}), or unset OTEL_EXPORTER_OTLP_ENDPOINT.`,
      { cause },
    )
  }
}
