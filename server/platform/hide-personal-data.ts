/** What no log line may hold, whatever it stands in; compared without case, `_` and `-`. */
const hidden = new Set([
  ...['phone', 'phonenumber', 'receiverphone', 'to', 'email', 'fullname', 'receivername'],
  ...['address', 'street', 'note', 'birthday', 'birthdate', 'body', 'parameters'],
  ...['otp', 'pin', 'password', 'secret', 'secretkey', 'totp', 'signature', 'connectionstring'],
  ...['authorization', 'cookie', 'cookies', 'setcookie', 'csrf', 'csrftoken', 'xcsrftoken'],
  ...['token', 'accesstoken', 'viewtoken', 'session', 'sessionid', 'idempotencykey'],
  // PostgreSQL repeats the row here: `Key (phone)=(0912345678) already exists.`
  ...['detail', 'where', 'hint', 'query', 'internalquery'],
])

const replacement = '[hidden]'
const deepest = 6

/** A copy without secrets and personal data. Errors are left to their serializer. */
export function hidePersonalData(fields: Record<string, unknown>): Record<string, unknown> {
  return copyOf(fields, 0)
}

function copyOf(fields: Record<string, unknown>, depth: number): Record<string, unknown> {
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(fields))
    copy[key] = isHidden(key) ? replacement : shown(fields[key], depth)
  return copy
}

function shown(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth >= deepest) return replacement
  if (Array.isArray(value)) return value.map((item) => shown(item, depth + 1))
  return isPlain(value) ? copyOf(value, depth + 1) : value
}

function isPlain(value: object): value is Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

const known = new Map<string, boolean>()

/** The same few names come again and again; names from outside must not fill the memory. */
function isHidden(key: string): boolean {
  const before = known.get(key)
  if (before !== undefined) return before
  const is = hidden.has(key.toLowerCase().replaceAll(/[-_]/g, ''))
  if (known.size < 1000) known.set(key, is)
  return is
}
