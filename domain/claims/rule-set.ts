import { z } from 'zod'
import { versionField } from '../kernel/fields.ts'
import { fieldMessages } from '../kernel/field-messages.ts'
import { textKinds } from './checked-text.ts'
import { namesUnknownList, phraseProblem, readLists, sizeOfPhrase } from './phrase.ts'

export const ruleKinds = ['mustAppear', 'block', 'warn'] as const

const day = z.iso.date()
const sentence = z.string().trim().min(1, fieldMessages.required).max(500, fieldMessages.tooLong)
const phrase = z
  .string()
  .trim()
  .min(1, fieldMessages.required)
  .max(800, fieldMessages.tooLong)
  .check((context) => {
    const message = phraseProblem(context.value)
    if (message) context.issues.push({ code: 'custom', input: context.value, message })
  })

/** Plain words: a list stands for a choice, and choices do not nest. */
const listed = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[^()|{}_#]+$/)

/**
 * One rule: what may not be written (`block`), what needs a named reason (`warn`), or what a text
 * about a supplement has to say (`mustAppear`). How phrases are written: docs/rules/claims.md §3.
 */
export const claimRuleSchema = z.object({
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(60),
  kind: z.enum(ruleKinds),
  /** The kinds of text to which it applies. */
  scope: z.array(z.enum(textKinds)).min(1),
  phrases: z.array(phrase).min(1).max(200),
  /** Phrases in which a hit is fine: one that covers the whole hit excuses it. */
  exceptions: z.array(phrase).max(200).default([]),
  /** Vietnamese: what is wrong. */
  message: sentence,
  /** Vietnamese: what to write instead. */
  fix: sentence,
  /** `date`: the day from which that law holds. */
  source: z.object({ law: sentence, article: sentence, date: day }),
  /** A warning that a document of proof answers. */
  needsProof: z.boolean().optional(),
  examples: z.object({ hits: z.array(sentence).min(1), fine: z.array(sentence).min(1) }),
})
export type ClaimRule = z.output<typeof claimRuleSchema>

/** All rules that hold from one Vietnam day on, `version` counting up from 1. */
export const claimRuleSetSchema = z
  .object({
    version: versionField.min(1),
    validFrom: day,
    /** Words that many phrases name: `{illness}` is a choice of those of `illness`. */
    lists: z.record(z.string().regex(/^[a-z][A-Za-z]*$/), z.array(listed).max(300)),
    rules: z
      .array(claimRuleSchema)
      .max(100)
      .refine((rules) => new Set(rules.map(({ id }) => id)).size === rules.length, {
        error: 'Mỗi quy tắc phải có mã riêng',
      }),
  })
  .check(({ value: { lists, rules }, issues }) => {
    const read = readLists(lists)
    for (const [index, rule] of rules.entries()) {
      for (const { path, ...problem } of phraseProblemsIn(rule, lists, read)) {
        issues.push({ code: 'custom', path: ['rules', index, ...path], ...problem })
      }
    }
    const size = rules
      .flatMap(phrasesOf)
      .reduce((sum, { input }) => sum + sizeOfPhrase(input, read), 0)
    if (size > maxSetSize)
      issues.push({ code: 'custom', input: rules, path: ['rules'], message: texts.setTooLarge })
  })
export type ClaimRuleSet = z.output<typeof claimRuleSetSchema>

/** Several times what the largest phrase of the shop's own rules has, and what all of them have. */
export const maxPhraseSize = 2000
export const maxSetSize = 30_000

/** Why phrases of a rule cannot be kept beside these lists, each with its place in the rule. */
export function phraseProblemsIn(
  rule: Pick<ClaimRule, 'phrases' | 'exceptions'>,
  lists: ClaimRuleSet['lists'],
  read = readLists(lists),
): { path: (string | number)[]; input: string; message: string }[] {
  return phrasesOf(rule).flatMap(({ input, path }) => {
    if (namesUnknownList(input, lists)) return [{ input, path, message: texts.unknownList(input) }]
    return sizeOfPhrase(input, read) > maxPhraseSize
      ? [{ input, path, message: texts.phraseTooLarge }]
      : []
  })
}

function phrasesOf({ phrases, exceptions }: Pick<ClaimRule, 'phrases' | 'exceptions'>) {
  const at = (field: string) => (input: string, index: number) => ({ input, path: [field, index] })
  return [...phrases.map(at('phrases')), ...exceptions.map(at('exceptions'))]
}

const texts = {
  unknownList: (written: string) => `Chưa có danh sách từ: ${written}`,
  phraseTooLarge:
    'Cụm từ này ghép thành quá nhiều cách viết. Vui lòng tách thành các cụm từ ngắn hơn.',
  setTooLarge: 'Bộ quy tắc có quá nhiều cụm từ. Vui lòng bỏ bớt cụm từ hoặc rút ngắn danh sách từ.',
}
