import { isPhone } from '#domain/kernel/phone.ts'
import type { SecretSalt } from './secret-salt.ts'

/** A value as PostgreSQL's JSON says it: bytes as `\x…`, days as text. Never null, which stays null. */
export type Value = string | number | boolean | Value[] | { [key: string]: Value | null }

export interface Masked {
  salt: SecretSalt
  /** What stands for nothing: null where the column takes it. */
  nothing: Value | null
  /** The row belongs to what a visitor asked. */
  isAsked: boolean
}

type Mask = (value: Value, masked: Masked) => Value | null

const textMask =
  (mask: (text: string, salt: SecretSalt) => string): Mask =>
  (value, { salt }) =>
    value === '' ? '' : mask(textOf(value), salt)

/** What becomes of a column, by the names that `columns/` uses. The same gives the same in one copy. */
export const masks = {
  phone: textMask(phone),
  name: textMask(personName),
  username: textMask(username),
  actor: textMask(actor),
  email: textMask(email),
  store: textMask((text, salt) => `Nhà thuốc ${personName(text, salt)}`),
  street: textMask((text, salt) => `Số ${1 + salt.below(900, 'street', text)} đường Mẫu`),
  words: textMask(words),
  /** A code that somebody could use elsewhere. */
  code: textMask(
    (text, salt) => `M${salt.hex('code', text.toUpperCase()).slice(0, 15).toUpperCase()}`,
  ),
  /** Digits of the same number, without two that become the same. */
  digits: textMask((text, salt) =>
    /^\d+$/.test(text) ? salt.digits(text) : salt.hex('digits', text).slice(0, 15).toUpperCase(),
  ),
  /** A text that only has to be another and as unique. */
  hidden: textMask((text, salt) => salt.hex('hidden', text).slice(0, 32)),
  uuid: textMask((text, salt) =>
    salt.hex('uuid', text).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5'),
  ),
  hash: textMask(bytes),
  /** The last signs of a code. */
  shown: textMask(() => '••••'),
  /** Of a ledger's entry: the code or the phone in it goes. */
  cause: textMask(cause),
  holder: textMask((text, salt) =>
    text.startsWith('guest:')
      ? `guest:${salt.bytes('holder', text).subarray(0, 16).toString('base64url')}`
      : text,
  ),
  photo: (value) => (value === '\\x' ? value : blankPicture),
  /** A birthday's year. */
  year: (value) => `${textOf(value).slice(0, 4)}-01-01`,
  /** To a kilometre. */
  near: (value) => Math.round(Number(value) * 100) / 100,
  closed: () => 'disabled',
  /** The form of a password's hash that no password has. */
  shut: (_value, { salt }) =>
    `$argon2id$v=19$m=64,t=1,p=1$${salt.base64('salt', 16)}$${salt.base64('hash', 32)}`,
  none: (_value, { nothing }) => nothing,
  object: () => ({}),
  list: () => [],
  emptied: (value) => (Array.isArray(value) ? [] : {}),
  /** Of what the shop says of itself: phones and addresses of mail in it. */
  scrubbed: (value, { salt }) => inTexts(value, (text) => scrub(text, salt)),
  /** What a visitor asked and what answers it; other articles stay as they are. */
  asked: (value, { salt, isAsked }) =>
    isAsked ? inTexts(value, (text) => words(text, salt)) : value,
  askedSlug: (value, { salt, isAsked }) =>
    isAsked ? `hoi-${salt.hex('slug', textOf(value)).slice(0, 16)}` : value,
} satisfies Record<string, Mask>

export type MaskName = keyof typeof masks

/** Ten digits that stand for these everywhere; of two phones never the same. */
function phone(text: string, salt: SecretSalt): string {
  if (!isPhone(text))
    return /^\d+$/.test(text) ? salt.digits(text) : salt.hex('phone', text).slice(0, 10)
  let masked = salt.digits(text.slice(1))
  // Walked on to the next that is a phone: two never meet.
  while (masked.startsWith('0')) masked = salt.digits(masked)
  return `0${masked}`
}

const families = ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Vũ', 'Đặng', 'Bùi', 'Đỗ', 'Ngô']
const middles = ['Thị', 'Văn', 'Minh', 'Thu', 'Ngọc', 'Quang', 'Thanh', 'Hải', 'Gia', 'Kim']
const givens = [
  'An',
  'Bình',
  'Chi',
  'Dung',
  'Giang',
  'Hà',
  'Hiếu',
  'Khánh',
  'Lan',
  'Linh',
  'Mai',
  'Nam',
  'Phúc',
  'Sơn',
  'Tâm',
  'Thảo',
  'Trang',
  'Tú',
  'Vy',
  'Yến',
]

function personName(text: string, salt: SecretSalt): string {
  const pick = (names: readonly string[], part: string) =>
    names[salt.below(names.length, part, text.toLowerCase())]
  return [pick(families, 'family'), pick(middles, 'middle'), pick(givens, 'given')].join(' ')
}

function username(text: string, salt: SecretSalt): string {
  return `u${salt.hex('username', text.toLowerCase()).slice(0, 12)}`
}

const nobody = new Set(
  'buyer carrier customer desk job member partner pharmacy shop staff store system'.split(' '),
)

/** `system`, a login, `staff:` and a login, or the name that somebody had. */
function actor(text: string, salt: SecretSalt): string {
  if (nobody.has(text) || text.startsWith('npm run ')) return text
  const [kind = '', ...login] = text.split(':')
  if (nobody.has(kind)) return `${kind}:${username(login.join(':'), salt)}`
  return text.includes(' ') ? personName(text, salt) : username(text, salt)
}

const filler = ' Nội dung đã được che, chữ thật không có trong bản sao này.'

/** As long as it was, so that a screen looks as it does; begins with signs of its own, so that two stay two. */
function words(text: string, salt: SecretSalt): string {
  const begin = salt.hex('words', text).slice(0, 8)
  return (begin + filler.repeat(Math.ceil(text.length / filler.length)))
    .slice(0, text.length)
    .trim()
}

function bytes(text: string, salt: SecretSalt): string {
  const length = (text.length - 2) / 2
  return `\\x${salt.bytes('hash', text).subarray(0, length).toString('hex')}`
}

/** `code:` stands before a code's hash, which is masked as its column is. */
function cause(text: string, salt: SecretSalt): string {
  const masked = text.replace(/(?<=\bcode(?:-return)?:)[\w-]{22}(?![\w-])/, (code) => {
    const hash = bytes(`\\x${Buffer.from(code, 'base64url').toString('hex')}`, salt)
    return Buffer.from(hash.slice(2), 'hex').toString('base64url')
  })
  return scrub(masked, salt)
}

function scrub(text: string, salt: SecretSalt): string {
  return text
    .replace(/(?<!\d)0[1-9]\d{8}(?!\d)/g, (found) => phone(found, salt))
    .replace(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, (found) => email(found, salt))
}

function email(text: string, salt: SecretSalt): string {
  return `khach-${salt.hex('email', text.toLowerCase()).slice(0, 16)}@example.invalid`
}

function textOf(value: Value): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** What tells a part of an article's kind is no text. */
const shape = new Set(['type', 'kind', 'format', 'src', 'id', 'mark', 'block', 'key'])

function inTexts(value: Value | null, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((each) => inTexts(each, change))
  if (value === null || typeof value !== 'object') return value as Value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      shape.has(key) ? each : inTexts(each, change),
    ]),
  )
}

/** A picture of one grey point, which any browser draws, as PostgreSQL writes bytes. */
const blankPicture = `\\x${Buffer.from(
  'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA',
  'base64',
).toString('hex')}`
