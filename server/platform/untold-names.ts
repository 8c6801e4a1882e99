/** Instead of names: anything may have changed. */
export const everything = '*'

/** PostgreSQL takes notices of less than 8000 bytes. */
const noticeBytes = 7900
/** As many as a long outage may gather; past it one name stands for all. */
const maxNames = 2000

/** What other processes have not been told yet. */
export class UntoldNames {
  readonly #names = new Set<string>()

  add(names: Iterable<string>): void {
    for (const name of names) {
      if (this.#names.has(everything)) return
      if (Buffer.byteLength(name) > noticeBytes || this.#names.size >= maxNames) {
        this.#names.clear()
        this.#names.add(everything)
      } else this.#names.add(name)
    }
  }

  /** All of them as payloads of notices; whoever cannot send them adds them again. */
  take(): string[] {
    const payloads: string[] = []
    let payload = ''
    for (const name of this.#names) {
      if (payload && Buffer.byteLength(payload) + Buffer.byteLength(name) >= noticeBytes) {
        payloads.push(payload)
        payload = ''
      }
      payload += payload ? `,${name}` : name
    }
    if (payload) payloads.push(payload)
    this.#names.clear()
    return payloads
  }
}
