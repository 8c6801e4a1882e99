/** What no log line may hold, whatever it stands in; compared without case, `_` and `-`. */
const hidden = new Set([
  'phone',
  'phonenumber',
  'receiverphone',
  'to',
  'email',
  'fullname',
  'receivername',
  'address',
  'street',
  'note',
  'birthday',
  'birthdate',
  'body',
  'parameters',
  'otp',
  'pin',
  'totp',
  'signature',
  'connectionstring',
  'databaseurl',
  'authorization',
  'cookie',
  'cookies',
  'setcookie',
  'csrf',
  'session',
  'sessionid',
  'idempotencykey',
  'codekey',
  'feedkey',
  // PostgreSQL repeats the row here: `Key (phone)=(0912345678) already exists.`
  'detail',
  'where',
  'hint',
  'query',
  'internalquery',
])
/** Under whatever name: `pgPassword`, `view_token`, `secretKey`, `hash-secret`. */
const hiddenEndings = /(password|passwd|secret|token|secretkey|apikey|accesskey|privatekey)$/

const replacement = '[hidden]'
const deepest = 6
/** Of one line: whatever somebody hangs onto an error, it stays a line. */
const maxValues = 400
const maxItems = 50
const maxTextLength = 8000
const maxText = 60_000

/**
 * A copy without secrets and personal data, of bounded depth and size. Errors, lists, maps and plain
 * objects are opened; of anything else only its name is told: what a database client, a request or a
 * library's object carries inside is nobody's to log. Getters are not run.
 */
export function hidePersonalData(fields: Record<string, unknown>): Record<string, unknown> {
  return new LogCopy().copyOf(entriesOf(fields), 0)
}

/** Names and passwords in an address, wherever in a text: `postgresql://shop:secret@host`. */
export function hideCredentials(text: string): string {
  return text
    .replace(/(\b[a-z][a-z\d+.-]*:\/\/)[^\s"'\\/@]+@/gi, `$1${replacement}@`)
    .replace(/\b(\w*(?:password|secret|token))=[^\s"'\\&]+/gi, `$1=${replacement}`)
}

type Entries = Iterable<readonly [key: unknown, value: unknown]>

class LogCopy {
  #left = maxValues
  #room = maxText
  /** Those that are open now: what comes again inside itself is a circle. */
  readonly #open = new Set<object>()

  copyOf(entries: Entries, depth: number): Record<string, unknown> {
    const copy: Record<string, unknown> = {}
    let count = 0
    for (const [name, value] of entries) {
      if (this.#left <= 0 || (count += 1) > maxItems) {
        copy['…'] = 'more'
        break
      }
      const key = this.#cut(textOf(name))
      copy[key] = isHidden(key) ? replacement : this.#shown(value, depth + 1)
    }
    return copy
  }

  #shown(value: unknown, depth: number): unknown {
    this.#left -= 1
    if (typeof value === 'string') return this.#cut(value)
    if (typeof value === 'bigint') return String(value)
    if (typeof value !== 'object' || value === null) return value
    if (this.#open.has(value)) return '[circular]'
    if (depth > deepest) return replacement
    this.#open.add(value)
    try {
      return this.#inside(value, depth)
    } catch {
      // A proxy, or an object that lies about itself: the rest of the line matters more.
      return '[unreadable]'
    } finally {
      this.#open.delete(value)
    }
  }

  #inside(value: object, depth: number): unknown {
    if (value instanceof Error) return this.copyOf(errorEntries(value), depth)
    if (Array.isArray(value) || value instanceof Set) return this.#list(value, depth)
    if (value instanceof Map) return this.copyOf(value, depth)
    if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString()
    return isPlain(value) ? this.copyOf(entriesOf(value), depth) : `[${nameOf(value)}]`
  }

  #cut(text: string): string {
    const length = Math.min(maxTextLength, this.#room)
    this.#room -= Math.min(length, text.length)
    return text.length > length ? `${text.slice(0, length)}…` : text
  }

  #list(values: Iterable<unknown>, depth: number): unknown[] {
    const list: unknown[] = []
    for (const value of values) {
      if (this.#left <= 0 || list.length >= maxItems) return [...list, '… more']
      list.push(this.#shown(value, depth + 1))
    }
    return list
  }
}

function* entriesOf(fields: object): Generator<[string, unknown]> {
  for (const key of Object.keys(fields)) {
    const property = Object.getOwnPropertyDescriptor(fields, key)
    yield [key, property && 'value' in property ? property.value : '[getter]']
  }
}

function* errorEntries(error: Error): Generator<[string, unknown]> {
  yield ['type', nameOf(error)]
  yield ['message', error.message]
  yield ['stack', error.stack]
  if (error.cause !== undefined) yield ['cause', error.cause]
  if (error instanceof AggregateError) yield ['errors', error.errors]
  const told = new Set(['message', 'stack', 'cause', 'errors'])
  for (const entry of entriesOf(error)) if (!told.has(entry[0])) yield entry
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

function nameOf(value: object): string {
  const { constructor } = value
  return typeof constructor === 'function' ? constructor.name : 'object'
}

function textOf(key: unknown): string {
  return typeof key === 'string' || typeof key === 'number' ? String(key) : `[${typeof key}]`
}

const known = new Map<string, boolean>()

/** The same few names come again and again; names from outside must not fill the memory. */
function isHidden(key: string): boolean {
  const before = known.get(key)
  if (before !== undefined) return before
  const plain = key.toLowerCase().replaceAll(/[-_]/g, '')
  const is = hidden.has(plain) || hiddenEndings.test(plain)
  if (known.size < 1000) known.set(key, is)
  return is
}
