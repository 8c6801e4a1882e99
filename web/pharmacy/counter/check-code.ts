import { checkCodeFormat } from '#domain/genuine/code-format.ts'
import { findTypo, type Typo } from '#domain/genuine/find-slip.ts'
import { maskCode } from '#domain/genuine/mask.ts'
import { readScannedCode } from '#domain/genuine/scanned-code.ts'
import { listTexts as texts } from './list-texts.ts'
import type { Entered, Entry } from './queue/entry.ts'
import { findTwin } from './queue/find-entries.ts'

/** The code in what was typed: a reader at the counter types whatever the stamp holds, a whole address sometimes. */
export function readTyped(text: string): string {
  return readScannedCode(text) ?? readScannedCode(text.toLowerCase()) ?? text
}

/** A likely slip in a code that has the form of one: to be asked about before it is sent. */
export function slipIn(code: string): Typo | null {
  return checkCodeFormat(code) === null ? findTypo(code) : null
}

/** Why a code is not taken, in words, known without a network; null when it is. */
export function problemOf(
  { pharmacy, phone, code }: Pick<Entered, 'pharmacy' | 'phone' | 'code'>,
  /** What this device keeps, and what has been entered since the page was opened: `{phone} {code}`. */
  { entries, entered }: { entries: readonly Entry[]; entered: ReadonlySet<string> },
): string | null {
  const malformed = checkCodeFormat(code)
  if (malformed) return malformed
  if (findTwin(entries, { pharmacy, code })) return texts.twin
  return entered.has(`${phone} ${code}`) ? texts.enteredBefore : null
}

/** A refused code is put back to be put right, unless the next one stands in the field already. */
export function refused(inField: string, code: string, problem: string) {
  if (inField === '') return { code, codeProblem: problem }
  return { codeProblem: `${maskCode(code)}: ${problem}` }
}
