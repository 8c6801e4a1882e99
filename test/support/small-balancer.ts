import { Agent, request, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

const looksEveryMs = 50

/** What a proxy before several processes does: asks which are ready, and keeps its connections. */
export class SmallBalancer {
  readonly #origins: readonly (() => string)[]
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 20 })
  readonly #ready: boolean[]
  #next = 0
  #closed = false
  /** Of answers that were no 200, and of lines that were cut. */
  readonly failures: string[] = []
  answered = 0

  constructor(origins: readonly (() => string)[]) {
    this.#origins = origins
    this.#ready = origins.map(() => false)
    origins.forEach((_, nth) => void this.#watch(nth))
  }

  get countReady(): number {
    return this.#ready.filter(Boolean).length
  }

  isReady(nth: number): boolean {
    return this.#ready[nth]!
  }

  /** To one that is ready; never twice. */
  async send(path: string, body?: unknown): Promise<void> {
    const nth = this.#pick()
    try {
      const { statusCode } = await this.#ask(this.#origins[nth]!() + path, body)
      if (statusCode === 200) this.answered += 1
      else this.failures.push(`${path}: ${statusCode}`)
    } catch (error) {
      this.failures.push(`${path}: ${String(error)}`)
    }
  }

  close(): void {
    this.#closed = true
    this.#agent.destroy()
  }

  #pick(): number {
    for (let tries = 0; tries < this.#ready.length; tries += 1) {
      this.#next = (this.#next + 1) % this.#ready.length
      if (this.#ready[this.#next]) break
    }
    return this.#next
  }

  async #watch(nth: number): Promise<void> {
    while (!this.#closed) {
      const url = `${this.#origins[nth]!()}/api/health/ready`
      const answer = await fetch(url, { headers: { connection: 'close' } }).catch(() => null)
      this.#ready[nth] = answer?.status === 200
      await wait(looksEveryMs)
    }
  }

  #ask(url: string, body: unknown): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
      const method = body === undefined ? 'GET' : 'POST'
      const asked = request(url, { agent: this.#agent, method, headers }, (answer) => {
        answer
          .resume()
          .once('end', () => resolve(answer))
          .once('error', reject)
      })
      asked.once('error', reject)
      asked.end(body === undefined ? undefined : JSON.stringify(body))
    })
  }
}
