import type { expertCategories } from './categories.ts'
import type { people } from './people.ts'

export type CategorySlug = (typeof expertCategories)[number]['slug']
export type ExpertKey = keyof typeof people

export interface SeedAnswer {
  /** Of its address. */
  slug: string
  title: string
  question: string
  /** As the public reads who asked. */
  askedBy: string
  expert: ExpertKey
  daysAgo: number
  /** As `toDocument` reads it. */
  text: string
}

export interface SeedQuestion {
  name: string
  phone: string
  category: CategorySlug
  words: string
  hoursAgo: number
  urgent?: true
}
