import { hasCheckCharacter, prefixLength } from './check-character.ts'

/** What is meant by a sign that no code has. Behind the prefix there is no O: D and Q look most like it. */
const lookAlikes: Readonly<Record<string, string>> = { 1: 'L', I: 'L', 2: 'Z', 5: 'S', 8: 'B' }
const roundSigns = '0O'

/**
 * The code that was probably meant where typing slipped: spaces and dashes, 0 for O, 1 for L, 2 for
 * Z, 5 for S, 8 for B. Null when nothing is wrong, or when not exactly one code is possible. Only
 * to ask the person (`suggestionText`), never to be sent unasked.
 */
export function suggestCode(typed: string): string | null {
  const meant = typed.toUpperCase().replace(/[\s._–-]/g, '')
  const round = [...meant.slice(prefixLength)].filter((sign) => roundSigns.includes(sign)).length
  if (meant.length !== 12 || round > 6) return null
  const possible = readings(meant).filter(hasCheckCharacter)
  const [only] = possible
  return possible.length === 1 && only !== typed.trim().toUpperCase() ? only! : null
}

/** The question that goes with a suggested code. */
export function suggestionText(code: string): string {
  return `Có phải Quý khách muốn nhập ${code}?`
}

function readings(code: string): string[] {
  return [...code].reduce<string[]>(
    (starts, sign, at) => {
      const meant = meaningsOf(sign, at)
      return starts.flatMap((start) => meant.map((one) => start + one))
    },
    [''],
  )
}

function meaningsOf(sign: string, at: number): string[] {
  if (roundSigns.includes(sign)) return at < prefixLength - 1 ? ['O'] : ['D', 'Q']
  return [lookAlikes[sign] ?? sign]
}
