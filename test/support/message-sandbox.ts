import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the next answers come; the last one stays. */
export type SandboxMood =
  /** As the protocol says. */
  | 'well'
  /** Takes the request and never answers. */
  | 'silent'
  /** Takes the message, then cuts the line before the answer. */
  | 'cutOff'
  | 'notJson'
  | { status: number }
  /** A result code of the provider. */
  | { code: number }

export interface SentByZalo {
  phone: string
  template_id: string
  template_data: Record<string, string>
  tracking_id: string
}

export interface SentByEsms {
  Phone: string
  Content: string
  RequestId: string
  CallbackUrl?: string
  [field: string]: unknown
}

export const sandboxCredentials = {
  appId: '4321',
  appSecret: 'sandbox-app-secret',
  refreshToken: 'sandbox-refresh-0',
  templates: { otpRegister: '100100', orderPlaced: '100200' },
  apiKey: 'sandbox-api-key',
  secretKey: 'sandbox-secret-key',
  brandname: 'AnLanh',
}

/** Zalo and eSMS on loopback: the same requests, answers and failures, and what they received. */
export class MessageSandbox {
  readonly zalo: SentByZalo[] = []
  readonly sms: SentByEsms[] = []
  /** Every request, taken or not, in order: `zalo`, `sms` or `token`. */
  readonly requests: ('zalo' | 'sms' | 'token')[] = []
  zaloMoods: SandboxMood[] = ['well']
  smsMoods: SandboxMood[] = ['well']
  tokenMoods: SandboxMood[] = ['well']
  #refreshes = 0
  #accessToken = ''
  readonly #server: Server

  constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response))
  }

  /** Listens on a free port; gives its address. */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  /** Forgets what was received and behaves well again. Tokens stay as they are. */
  reset(): void {
    for (const list of [this.zalo, this.sms, this.requests]) list.length = 0
    this.zaloMoods = ['well']
    this.smsMoods = ['well']
    this.tokenMoods = ['well']
  }

  /** From now on the access token given out last is worth nothing. */
  expireAccess(): void {
    this.#accessToken = ''
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request)
    const path = new URL(request.url!, 'http://sandbox').pathname
    const serve = this.#routes[`${request.method} ${path}`]
    if (!serve) return void response.writeHead(404).end()
    serve(request, body, response)
  }

  readonly #routes: Record<
    string,
    (request: IncomingMessage, body: string, response: ServerResponse) => void
  > = {
    'POST /v4/oa/access_token': (request, body, response) => {
      this.requests.push('token')
      const mood = next(this.tokenMoods)
      if (misbehave(mood, response)) return
      send(response, this.#refresh(request.headers.secret_key, new URLSearchParams(body)))
    },
    'POST /message/template': (request, body, response) => {
      this.requests.push('zalo')
      const mood = next(this.zaloMoods)
      if (misbehave(mood, response)) return
      if (isCode(mood)) return send(response, { error: mood.code, message: 'refused' })
      if (!this.#accessToken || request.headers.access_token !== this.#accessToken) {
        return send(response, { error: -124, message: 'Access token invalid' })
      }
      this.#takeByZalo(JSON.parse(body) as SentByZalo, mood, response)
    },
    'POST /json/SendMultipleMessage_V4_post_json/': (_request, body, response) => {
      this.requests.push('sms')
      const mood = next(this.smsMoods)
      if (misbehave(mood, response)) return
      if (isCode(mood)) return send(response, { CodeResult: String(mood.code), ErrorMessage: 'no' })
      this.#takeByEsms(JSON.parse(body) as SentByEsms, mood, response)
    },
  }

  #refresh(secret: unknown, form: URLSearchParams): object {
    const expected = `sandbox-refresh-${this.#refreshes}`
    const isRight =
      secret === sandboxCredentials.appSecret &&
      form.get('app_id') === sandboxCredentials.appId &&
      form.get('grant_type') === 'refresh_token' &&
      form.get('refresh_token') === expected
    if (!isRight) return { error: -14020, error_name: 'Invalid refresh token.' }
    this.#refreshes += 1
    this.#accessToken = `sandbox-access-${this.#refreshes}`
    return {
      access_token: this.#accessToken,
      refresh_token: `sandbox-refresh-${this.#refreshes}`,
      expires_in: '90000',
    }
  }

  #takeByZalo(sent: SentByZalo, mood: SandboxMood, response: ServerResponse): void {
    if (!/^84\d{9}$/.test(sent.phone)) return send(response, { error: -108, message: 'phone' })
    const known: string[] = Object.values(sandboxCredentials.templates)
    if (!known.includes(sent.template_id)) {
      return send(response, { error: -109, message: 'Template ID invalid' })
    }
    this.zalo.push(sent)
    if (mood === 'cutOff') return void response.destroy()
    send(response, { error: 0, message: 'Success', data: { msg_id: `znsid-${this.zalo.length}` } })
  }

  #takeByEsms(sent: SentByEsms, mood: SandboxMood, response: ServerResponse): void {
    const { apiKey, secretKey, brandname } = sandboxCredentials
    if (sent.ApiKey !== apiKey || sent.SecretKey !== secretKey) {
      return send(response, { CodeResult: '101', ErrorMessage: 'Authorize Failed' })
    }
    if (sent.Brandname !== brandname) return send(response, { CodeResult: '104' })
    if (this.sms.some(({ RequestId }) => RequestId === sent.RequestId)) {
      return send(response, { CodeResult: '124', ErrorMessage: 'RequestId is duplicated' })
    }
    this.sms.push(sent)
    if (mood === 'cutOff') return void response.destroy()
    send(response, { CodeResult: '100', CountRegenerate: 0, SMSID: `smsid-${this.sms.length}` })
  }
}

function next(moods: SandboxMood[]): SandboxMood {
  return (moods.length > 1 ? moods.shift() : moods[0]) ?? 'well'
}

/** True when the request got its bad answer, or none. */
function misbehave(mood: SandboxMood, response: ServerResponse): boolean {
  if (mood === 'silent') return true
  if (mood === 'notJson') response.end('<html>Bảo trì</html>')
  else if (typeof mood === 'object' && 'status' in mood) response.writeHead(mood.status).end('{}')
  else return false
  return true
}

function isCode(mood: SandboxMood): mood is { code: number } {
  return typeof mood === 'object' && 'code' in mood
}

function send(response: ServerResponse, answer: object): void {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}
