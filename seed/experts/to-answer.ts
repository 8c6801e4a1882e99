import type { AnswerBody } from '#domain/publishing/answer.ts'
import { toDocument } from '../publishing/markup.ts'
import type { SeedAnswer } from './types.ts'

/** A seeded answer as the engine keeps it, but for who answers and what it is about. */
export function toAnswer({
  title,
  question,
  text,
}: SeedAnswer): Omit<AnswerBody, 'expert_id' | 'category_id'> {
  return { title, question, content: toDocument(text) }
}

/** Stem of the picture that is drawn for an expert. */
export function expertPhoto(key: string): string {
  return `/media/experts/${key}`
}
