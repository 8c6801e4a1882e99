import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '#domain/errors.ts'

/**
 * What a gateway knows of its payments, one file each below DATA_DIR: it survives a restart of the shop,
 * as a real gateway would, and is nothing that the shop's database could know.
 * Read, changed and written without a pause in between: a second press finds what the first has done.
 */
export class KeptPayments<P extends { reference: string }> {
  readonly #folder: string

  constructor(dataDir: string, gateway: string) {
    this.#folder = join(dataDir, 'payment-sandbox', gateway)
  }

  find(reference: string): P | null {
    if (!referencePattern.test(reference)) return null
    const path = join(this.#folder, fileOf(reference))
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as P) : null
  }

  /** Refuses `notFound`. */
  get(reference: string): P {
    const payment = this.find(reference)
    if (!payment) throw new Refusal('notFound')
    return payment
  }

  /** The last payment opened for an order: a reference is the order's code and a time. */
  getOfOrder(code: string): P {
    const last = this.#files()
      .filter((file) => file.startsWith(code))
      .toSorted()
      .at(-1)
    if (!last) throw new Refusal('notFound')
    return this.get(last.slice(0, -extension.length))
  }

  save(payment: P): P {
    mkdirSync(this.#folder, { recursive: true })
    const path = join(this.#folder, fileOf(payment.reference))
    writeFileSync(`${path}.new`, JSON.stringify(payment, null, 1))
    renameSync(`${path}.new`, path)
    return payment
  }

  /** Newest first. */
  listNewest(count: number): P[] {
    const changedAt = (file: string) => statSync(join(this.#folder, file)).mtimeMs
    const files = this.#files().map((file) => ({ file, at: changedAt(file) }))
    return files
      .toSorted((one, other) => other.at - one.at)
      .slice(0, count)
      .map(({ file }) => this.get(file.slice(0, -extension.length)))
  }

  #files(): string[] {
    if (!existsSync(this.#folder)) return []
    return readdirSync(this.#folder).filter((file) => file.endsWith(extension))
  }
}

/** What may be a reference, and so a file's name. */
export const referencePattern = /^[A-Za-z0-9_-]{1,100}$/

const extension = '.json'

function fileOf(reference: string): string {
  return reference + extension
}
