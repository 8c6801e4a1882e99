import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What came for a browser, opened with its keys. */
export interface Push {
  path: string
  headers: IncomingHttpHeaders
  notice: { title: string; body: string; tag: string; url: string }
}

/** A browser's push service on loopback, and browsers that subscribe there. */
export interface PushService {
  pushes: Push[]
  /** How many are being answered just now, at most. */
  max: number
  /** Paths and the status they are answered with; 201 otherwise, `silent` never. */
  moods: Map<string, number | 'silent'>
  /** What a browser sends when it subscribes. */
  browser(name: string): { endpoint: string; keys: { p256dh: string; auth: string } }
  close(): Promise<void>
}

export async function openPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser>()
  let answering = 0
  const service: PushService = {
    pushes: [],
    max: 0,
    moods: new Map(),
    browser(name) {
      const path = `/push/${name}`
      const browser = browsers.get(path) ?? newBrowser()
      browsers.set(path, browser)
      return {
        endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
        keys: {
          p256dh: browser.keys.getPublicKey('base64url'),
          auth: browser.auth.toString('base64url'),
        },
      }
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    answering += 1
    service.max = Math.max(service.max, answering)
    response.on('close', () => (answering -= 1))
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = request.url!
      const mood = service.moods.get(path) ?? 201
      if (mood === 'silent') return
      if (mood === 201) {
        const notice = decrypt(browsers.get(path)!, Buffer.concat(chunks))
        service.pushes.push({ path, headers: request.headers, notice })
      }
      response.writeHead(mood).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return service
}

interface Browser {
  keys: ReturnType<typeof createECDH>
  auth: Buffer
}

function newBrowser(): Browser {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  return { keys, auth: randomBytes(16) }
}

/** RFC 8291: one record of `aes128gcm`. */
function decrypt({ keys, auth }: Browser, body: Buffer): Push['notice'] {
  const salt = body.subarray(0, 16)
  const senderKey = body.subarray(21, 21 + body[20]!)
  const record = body.subarray(21 + body[20]!)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey])
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(senderKey), auth, info, 32))
  const part = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length))
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')) as Push['notice']
}

/** The claims of a VAPID header whose signature is the key's own; null for any other. */
export function readVapid(header: string, publicKey: string): Record<string, unknown> | null {
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? []
  if (!token || key !== publicKey) return null
  const [head, claims, signature] = token.split('.') as [string, string, string]
  const point = Buffer.from(publicKey, 'base64url')
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) }
  const signer = createPublicKey({ key: jwk, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return isSigned
    ? (JSON.parse(Buffer.from(claims, 'base64url').toString()) as object as never)
    : null
}
