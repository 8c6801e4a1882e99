/** What a saved answer may leave open, in braces: `Chào {khach}`. */
export const answerVariables = [
  'khach',
  'nguoi_tra_loi',
  'hotline',
  'san_pham',
  'don_hang',
] as const
export type AnswerVariable = (typeof answerVariables)[number]

/** How a visitor is spoken to. */
export const politeVisitor = 'Quý khách'

/** A saved answer with what is known filled in; what is not known stays to be filled in by hand. */
export function fillAnswer(words: string, values: Partial<Record<AnswerVariable, string>>): string {
  return words.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as AnswerVariable] || whole : whole,
  )
}
