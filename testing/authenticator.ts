import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Options = { challenge: string; rp?: { id?: string }; rpId?: string; user?: { id: string } }
/** The possible faults of a page or a thief. */
type Faults = { origin?: string; challenge?: string; isUserVerified?: boolean; counter?: number; rpId?: string }

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()

/** A phone's passkey in software: makes a key pair and signs what it is asked to (WebAuthn level 3, ES256, no attestation). */
export function anAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(16)
  const id = base64url(credentialId)
  let uses = 0

  const clientData = (type: string, { challenge }: Options, faults: Faults) =>
    Buffer.from(JSON.stringify({ type, challenge: faults.challenge ?? challenge, origin: faults.origin ?? origin }))

  function authenticatorData(rpId: string, { isUserVerified = true, counter = ++uses }: Faults, attested?: Uint8Array) {
    const flags = 0b1 | (isUserVerified ? 0b100 : 0) | (attested ? 0b100_0000 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.of(flags), count, attested ?? Buffer.alloc(0)])
  }

  return {
    id,
    /** Returns the result of `navigator.credentials.create`. */
    create(options: Options, faults: Faults = {}) {
      const idLength = Buffer.of(0, credentialId.length)
      const attested = Buffer.concat([Buffer.alloc(16), idLength, credentialId, coseKey(publicKey)])
      const authData = authenticatorData(faults.rpId ?? options.rp?.id ?? '', faults, attested)
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options, faults)),
          attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      }
    },
    /** Returns the result of `navigator.credentials.get`. */
    get(options: Options, faults: Faults = {}) {
      const authData = authenticatorData(faults.rpId ?? options.rpId ?? '', faults)
      const client = clientData('webauthn.get', options, faults)
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey)
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
        },
        clientExtensionResults: {},
      }
    },
  }
}

/** The key as COSE writes it (RFC 9053): EC2, ES256, P-256. */
function coseKey(publicKey: KeyObject): Uint8Array {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const point = (coordinate: string) => new Uint8Array(Buffer.from(coordinate, 'base64url'))
  const pairs: [number, number | Uint8Array][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, point(x)],
    [-3, point(y)],
  ]
  return isoCBOR.encode(new Map(pairs))
}
