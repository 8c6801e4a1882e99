import { foldVietnamese } from '../kernel/fold.ts'

/**
 * Whether a password is among the first that somebody would try: it names its user or the shop, or
 * little is left of it without common words and runs of keys. Case, marks and spaces do not count.
 */
export function isCommonPassword(password: string, names: readonly string[]): boolean {
  const read = password.replaceAll('@', 'a').replaceAll('$', 's')
  const letters = lettersOf(read)
  const words = names.map(lettersOf).filter((word) => word.length >= minName)
  if (words.some((word) => letters.includes(word))) return true
  const signs = read.replaceAll(/\s/g, '').toLowerCase()
  if (new Set(signs).size < minSigns || /^(.{1,6})\1+$/.test(signs)) return true
  const rest = commonWords.reduce((left, word) => left.replaceAll(word, ''), letters)
  const others = signs.replaceAll(/[\p{Script=Latin}\d\p{M}]/gu, '')
  return rest.length + others.length < minOfOnesOwn
}

const minName = 4
const minSigns = 5
const minOfOnesOwn = 6

/** Long ones first: what is taken out must not leave half a word. */
const commonWords = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t',
  '1qaz2wsx',
  'qwerty',
  'asdfgh',
  'zxcvb',
  '1234567890',
  '0987654321',
  '123456789',
  '12345678',
  '1234567',
  '123456',
  '654321',
  '12345',
  '123123',
  '112233',
  '121212',
  '1234',
  '123',
  'abcdefgh',
  'abcdef',
  'abcd1234',
  'abc',
  'passwords',
  'password',
  'passw0rd',
  'p4ssw0rd',
  'matkhau',
  'administrator',
  'administrador',
  'admin',
  'quantrivien',
  'quantri',
  'quanly',
  'nhanvien',
  'ketoan',
  'baomat',
  'dangnhap',
  'welcome',
  'iloveyou',
  'letmein',
  'secret',
  'changeme',
  'default',
  'master',
  'login',
  'user',
  'anhyeuem',
  'emyeuanh',
  'yeuem',
  'vietnam',
  'hanoi',
  'saigon',
  'tphcm',
  'duocpham',
  'nhathuoc',
  'dragon',
  'monkey',
  'football',
  'sunshine',
  'princess',
  'superman',
  'batman',
  'google',
  '2020',
  '2021',
  '2022',
  '2023',
  '2024',
  '2025',
  '2026',
  '2027',
  '111',
  '000',
  '999',
  '888',
]

function lettersOf(text: string): string {
  return foldVietnamese(text).replaceAll(' ', '')
}
