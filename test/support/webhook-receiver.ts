import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedWebhook {
  headers: Record<string, string>
  body: string
  type: string
  data: Record<string, unknown>
}

/** How a receiver answers; `hang` never does, `cut` closes the socket, `flood` sends without end. */
export type Mood = number | 'hang' | 'cut' | 'redirect' | 'flood'

/** A partner's server, which takes webhooks as its mood is. */
export class WebhookReceiver {
  mood: Mood = 204
  /** Everything that came, whatever was answered. */
  readonly received: ReceivedWebhook[] = []
  /** So many requests are open now, and were at the most. */
  open = 0
  mostOpen = 0
  readonly #server: Server = createServer((request, response) => {
    this.open += 1
    this.mostOpen = Math.max(this.mostOpen, this.open)
    response.on('close', () => (this.open -= 1))
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts).toString()
      const { type, data } = JSON.parse(body) as Pick<ReceivedWebhook, 'type' | 'data'>
      this.received.push({ headers: request.headers as Record<string, string>, body, type, data })
      const { mood } = this
      if (mood === 'hang') return
      if (mood === 'cut') return void request.socket.destroy()
      if (mood === 'redirect') {
        return void response.writeHead(302, { location: `${this.url}/elsewhere` }).end()
      }
      if (mood === 'flood') {
        response.writeHead(200)
        const pour = () => {
          while (!response.destroyed && response.write('x'.repeat(65_536))) continue
        }
        response.on('drain', pour)
        return pour()
      }
      response.writeHead(mood).end()
    })
  })

  async start(port = 0): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve))
    return this.url
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}
