import * as v from 'valibot'
import { earnWithCodes, type EarnResult } from '#domain/membership/api.ts'
import { checkCodeFormat } from '#domain/genuine/code-format.ts'
import { api } from '#web/api.ts'
import { readAs, storedState } from '#web/state/storage.ts'
import { splitCodes } from '#web/features/code-entry/code-typing.ts'
import { beginEntry, settleEntry } from './entries.ts'
import { randomKey } from '#web/form/random-key.ts'
import { answerOfError, type Answer } from './send-code.ts'
import { earnTexts as texts } from './texts.ts'

export const maxCodes = 20

/** The codes of a list, each once, or what is wrong with it. */
export function readList(text: string): { codes: string[]; problem: string } {
  const lines = splitCodes(text)
  const codes = [...new Set(lines)]
  const wrong = lines.findIndex((line) => checkCodeFormat(line) !== null)
  if (lines.length === 0) return { codes, problem: texts.manyEmpty }
  if (wrong >= 0) {
    return { codes, problem: texts.manyLine(wrong + 1, checkCodeFormat(lines[wrong]!)!) }
  }
  return { codes, problem: codes.length > maxCodes ? texts.manyTooMany(codes.length) : '' }
}

export type SeveralAnswer =
  { kind: 'results'; results: EarnResult[] } | Exclude<Answer, { kind: 'result' }>

/** Sends a list as one request; sent again, it is still the same one until it has been answered. */
export async function sendSeveral(
  codes: readonly string[],
  memberId: number,
): Promise<SeveralAnswer> {
  const { key } = beginAttempt(codes)
  try {
    const results = await api.call(earnWithCodes, { codes: [...codes] }, { idempotencyKey: key })
    attempt.set(null)
    results.forEach((result, index) => settleEntry(beginEntry(codes[index]!, memberId), result))
    return { kind: 'results', results }
  } catch (error) {
    return answerOfError(error)
  }
}

const storedAttempt = v.object({
  key: v.pipe(v.string(), v.minLength(8)),
  codes: v.array(v.string()),
})

const attempt = storedState<v.InferOutput<typeof storedAttempt> | null>({
  key: 'earn-several',
  area: 'session',
  empty: null,
  parse: (text) => readAs(storedAttempt, text),
  serialize: (value) => JSON.stringify(value),
})

function beginAttempt(codes: readonly string[]) {
  const before = attempt.get()
  if (before && before.codes.join() === codes.join()) return before
  const begun = { key: randomKey(), codes: [...codes] }
  attempt.set(begun)
  return begun
}
