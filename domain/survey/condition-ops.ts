import { otherId } from './own-words.ts'
import type { Condition, ConditionOp, Question, QuestionKind } from './questions.ts'

const ofKinds: Record<QuestionKind, readonly ConditionOp[]> = {
  one: ['is', 'isNot', 'answered'],
  many: ['includes', 'answered'],
  number: ['atLeast', 'atMost', 'is', 'isNot', 'answered'],
  scale: ['atLeast', 'atMost', 'is', 'isNot', 'answered'],
  text: ['answered'],
  photo: ['answered'],
}

/** What a condition may ask of a question of this kind. */
export function opsOf(kind: QuestionKind): readonly ConditionOp[] {
  return ofKinds[kind]
}

/** Whether a condition can be asked of this question: operator and value by its kind. */
export function fitsQuestion({ op, value }: Condition, earlier: Question): boolean {
  if (!opsOf(earlier.kind).includes(op)) return false
  if (op === 'answered') return true
  if (earlier.kind === 'one' || earlier.kind === 'many') return isChoice(earlier, value)
  return typeof value === 'number' && Number.isFinite(value)
}

function isChoice({ options = [], other }: Question, value: Condition['value']): boolean {
  if (value === otherId) return other === true
  return options.some(({ id }) => id === value)
}
