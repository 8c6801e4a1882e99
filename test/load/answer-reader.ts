/** Follows one answer at a time to its end by its `content-length`. */
export class AnswerReader {
  status = 0
  /** Of an answer other than 200: its head and what came with it. */
  beginning = ''
  #head: Buffer | null = null
  #bodyLeft = 0

  /** True when the answer is complete. */
  take(bytes: Buffer): boolean {
    if (this.#bodyLeft > 0) {
      this.#bodyLeft -= bytes.length
    } else {
      const data = this.#head ? Buffer.concat([this.#head, bytes]) : bytes
      const end = data.indexOf('\r\n\r\n')
      // The read buffer is used again, so an unfinished head is copied.
      this.#head = end < 0 ? Buffer.from(data) : null
      if (end < 0) return false
      this.#readHead(data, end)
    }
    if (this.#bodyLeft < 0) throw new Error('the server sent more than it announced')
    return this.#bodyLeft === 0
  }

  #readHead(data: Buffer, end: number): void {
    const head = data.toString('latin1', 0, end)
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
    if (length === undefined) throw new Error(`an answer without content-length:\n${head}`)
    this.status = Number(head.slice(9, 12))
    this.#bodyLeft = Number(length) - (data.length - end - 4)
    if (this.status !== 200) this.beginning = data.toString('utf8').slice(0, 2000)
  }
}
