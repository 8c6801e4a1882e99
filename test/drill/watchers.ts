import type { PlacedOrder } from '#domain/order/api.ts'
import { setTimeout as wait } from 'node:timers/promises'

const count = 6
const reopenMs = 3000

/** Buyers who keep the page of their order open, as a browser does: a stream that ends is opened again. */
export class Watchers {
  readonly #url: string
  readonly #closing = new AbortController()
  /** Of each, how many changes of the leader it has not heard of. */
  readonly #owed: number[] = []
  #changes = 0
  #news = 0
  #cut = 0

  constructor(url: string) {
    this.#url = url
  }

  /** Of the first orders; later ones are watched by nobody. */
  add({ code, view_token: token }: PlacedOrder): void {
    if (this.#owed.length >= count) return
    const nth = this.#owed.push(0) - 1
    void this.#watch(`${this.#url}/api/order/${code}/live?token=${token}`, nth)
  }

  /** Before something happens after which all are told that anything may have changed. */
  expectNews(isExpected: boolean): void {
    if (!isExpected) return
    this.#changes += 1
    this.#owed.forEach((owed, nth) => (this.#owed[nth] = owed + 1))
  }

  close(): void {
    this.#closing.abort()
  }

  /** Streams that did not hear of the last change of the leader. */
  get deaf(): number {
    return this.#owed.filter((owed) => owed > 0).length
  }

  get summary(): string {
    return `${this.#owed.length} open, ${this.#news} times told of something, cut ${this.#cut} times; ${this.deaf} heard nothing after the last of ${this.#changes} changes of the leader`
  }

  async #watch(url: string, nth: number): Promise<void> {
    const { signal } = this.#closing
    while (!signal.aborted) {
      await this.#read(url, nth).catch(() => undefined)
      if (signal.aborted) return
      this.#cut += 1
      // A browser that opens it again asks for everything again, too.
      this.#owed[nth] = 0
      await wait(reopenMs)
    }
  }

  async #read(url: string, nth: number): Promise<void> {
    const answer = await fetch(url, { signal: this.#closing.signal })
    if (!answer.ok || !answer.body) return
    const decoder = new TextDecoder()
    for await (const bytes of answer.body) {
      if (!decoder.decode(bytes, { stream: true }).includes('event: changed')) continue
      this.#news += 1
      this.#owed[nth] = 0
    }
  }
}
