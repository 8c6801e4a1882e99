import type { IncomingMessage } from 'node:http'

/** Makes the answer of that key anew and keeps it, on behalf of who asked for it. */
export type Renew = (key: string, request: IncomingMessage) => Promise<unknown>

/** Answers that are a moment behind: each is made anew once however many ask for it, one after the other. */
export class Renewals {
  readonly #waiting = new Map<string, IncomingMessage>()
  readonly #isNeeded: (key: string) => boolean
  #isAtWork = false
  renew: Renew | null = null

  constructor(isNeeded: (key: string) => boolean) {
    this.#isNeeded = isNeeded
  }

  ask(key: string, request: IncomingMessage): void {
    if (!this.renew || this.#waiting.has(key)) return
    this.#waiting.set(key, request)
    if (!this.#isAtWork) void this.#work(this.renew)
  }

  async #work(renew: Renew): Promise<void> {
    this.#isAtWork = true
    for (const [key, request] of this.#waiting) {
      // Somebody may have come too late to be given what is behind, and made it.
      if (this.#isNeeded(key)) await renew(key, request).catch(() => undefined)
      this.#waiting.delete(key)
    }
    this.#isAtWork = false
  }
}
