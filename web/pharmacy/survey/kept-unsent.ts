import * as v from 'valibot'
import type { Given } from '#web/pharmacy/survey/answer-keeper.ts'
import { readAs, readStored, writeStored } from '#web/state/storage.ts'

const shape = v.record(
  v.string(),
  v.nullable(v.union([v.string(), v.number(), v.array(v.string())])),
)

/** Answers that this device could not send yet, over a reload and an update. */
export function readUnsent(code: string, survey: number): Given {
  return readAs(shape, readStored(keyOf(code, survey))) ?? {}
}

export function keepUnsent(code: string, survey: number, unsent: Given): void {
  const isNone = Object.keys(unsent).length === 0
  writeStored(keyOf(code, survey), isNone ? null : JSON.stringify(unsent))
}

function keyOf(code: string, survey: number): string {
  return `anlanh.khao-sat.${code}.${survey}`
}
