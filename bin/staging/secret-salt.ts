import { createHmac, randomBytes } from 'node:crypto'

/** Draws from what is masked, the same within one copy and another in the next: the salt is kept nowhere. */
export class SecretSalt {
  readonly #key = randomBytes(32)

  bytes(purpose: string, text: string | Buffer): Buffer {
    return createHmac('sha256', this.#key).update(`${purpose}\0`).update(text).digest()
  }

  hex(purpose: string, text: string): string {
    return this.bytes(purpose, text).toString('hex')
  }

  base64(purpose: string, length: number): string {
    return this.bytes('base64', purpose).subarray(0, length).toString('base64').replace(/=+$/, '')
  }

  /** A whole number below `size`. */
  below(size: number, purpose: string, text: string): number {
    return this.bytes(purpose, text).readUIntBE(0, 6) % size
  }

  /** One of as many digits, of no two the same: what is unique stays so. */
  digits(digits: string): string {
    const half = digits.length >> 1
    let [left, right] = [digits.slice(0, half), digits.slice(half)]
    for (let round = 0; round < 8; round += 1) {
      if (round % 2 === 0) left = this.#shifted(left, `${round}:${right}`)
      else right = this.#shifted(right, `${round}:${left}`)
    }
    return left + right
  }

  /** The one part moved on by what the other one draws: a Feistel network, which can be walked back. */
  #shifted(part: string, by: string): string {
    const size = 10 ** part.length
    const moved = (Number(part) + this.below(size, `digits${part.length}`, by)) % size
    return part === '' ? '' : String(moved).padStart(part.length, '0')
  }
}
