import { codeAlphabet, isCodePrefix } from './check-character.ts'

/** Sets of boxes with one code for all of them: JEX, Alipas, Angela, OTiV and the WT line, with their boxes. */
const boxesOfCombos: ReadonlyMap<string, number> = new Map([
  ...['JJ3', 'AL3', 'AG3', 'OT3', 'WT3'].map((prefix) => [prefix, 3] as const),
  ...['JJ6', 'AL6', 'AG6', 'OT6', 'WT6'].map((prefix) => [prefix, 6] as const),
])

export const comboPrefixes: readonly string[] = [...boxesOfCombos.keys()]

/** How many boxes a code with this prefix stands for; null when it is no set's. */
export function boxesOfPrefix(prefix: string): number | null {
  return boxesOfCombos.get(prefix) ?? null
}

export const testPrefix = 'TST'

/** A prefix that reminds of a product's code and is never a set's: `JEX30` → `JEX`, `CC6` → `CC6`. */
export function prefixForProduct(productCode: string): string {
  const characters = [...productCode.toUpperCase()]
  const letters = [...characters.keys()].filter((at) => /[A-HJ-Z]/.test(characters[at]!))
  const start = letters.slice(0, 2).map((at) => characters[at]!)
  const rest = characters.slice((letters[1] ?? characters.length) + 1)
  const third = rest.find((character) => codeAlphabet.includes(character)) ?? 'X'
  const two = start.join('').padEnd(2, 'X')
  const prefix = two + third
  const isFree = isCodePrefix(prefix) && boxesOfPrefix(prefix) === null && prefix !== testPrefix
  return isFree ? prefix : `${two}X`
}
