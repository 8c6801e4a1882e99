/** Why a password of six digits is among the first that somebody would try. */
export type EasyReason = 'repeated' | 'sequence' | 'common' | 'phone' | 'birthday'

/**
 * Easy passwords are warned of, and by the setting `refuseEasyPasswords` refused: the specification allows any
 * six digits. The birthday is `YYYY-MM-DD`.
 */
export function findEasyReason(
  password: string,
  { phone, birthday }: { phone?: string | undefined; birthday?: string | null | undefined } = {},
): EasyReason | null {
  if (!/^\d{6}$/.test(password)) return null
  if (/^(\d{1,3})\1+$/.test(password)) return 'repeated'
  if (isSequence(password)) return 'sequence'
  if (/^(\d)\1(\d)\2(\d)\3$/.test(password) || common.includes(password)) return 'common'
  if (phone?.includes(password)) return 'phone'
  if (birthday && formsOf(birthday).includes(password)) return 'birthday'
  return null
}

/** Up or down, over 9 to 0 too. */
function isSequence(password: string): boolean {
  const digits = [...password].map(Number)
  const steps = digits.slice(1).map((digit, at) => (digit - digits[at]! + 10) % 10)
  return [1, 2, 8, 9].some((step) => steps.every((each) => each === step))
}

/** Ways over the keys, and mirrored threes. */
const common = [
  '123321',
  '321123',
  '147258',
  '258147',
  '258369',
  '369258',
  '159357',
  '357159',
  '159753',
  '147369',
  '741852',
  '852963',
  '789456',
  '456123',
  '123654',
  '102030',
  '112211',
  '520131',
]

/** Every way in which six digits are written for a day. */
function formsOf(birthday: string): string[] {
  const [year = '', month = '', day = ''] = birthday.split('-')
  const short = year.slice(2)
  return [
    `${day}${month}${short}`,
    `${short}${month}${day}`,
    `${month}${day}${short}`,
    `${month}${year}`,
    `${year}${month}`,
    `${year}${day}`,
    `${day}${year}`,
  ]
}
