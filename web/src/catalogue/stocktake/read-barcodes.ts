// Not in TypeScript's library yet: https://wicg.github.io/shape-detection-api/#barcode-detection-api
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type Window = { BarcodeDetector?: new () => Detector }

/** True in browsers that read barcodes themselves. */
export const hasBarcodeDetector = (): boolean => 'BarcodeDetector' in globalThis && navigator.mediaDevices !== undefined

const everyMs = 200
/** The camera looks at the same code for a while. */
const againMs = 1500

/** Reads codes from a video until the signal ends it; a code that stays in sight is told once. */
export function readBarcodes(video: HTMLVideoElement, onCode: (code: string) => void, signal: AbortSignal): void {
  const { BarcodeDetector } = globalThis as Window
  if (!BarcodeDetector) return
  const detector = new BarcodeDetector()
  let seen = { code: '', at: 0 }
  const look = async () => {
    if (signal.aborted) return
    // A frame that cannot be read yet: the next one will be.
    const [found] = video.readyState >= video.HAVE_CURRENT_DATA ? await detector.detect(video).catch(() => []) : []
    const now = Date.now()
    if (found && (found.rawValue !== seen.code || now - seen.at > againMs)) onCode(found.rawValue)
    if (found) seen = { code: found.rawValue, at: now }
    setTimeout(look, everyMs)
  }
  void look()
}
