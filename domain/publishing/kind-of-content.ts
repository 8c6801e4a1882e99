import type { z } from 'zod'
import type { CheckedText } from '../claims/checked-text.ts'

/** What the engine must know of one kind of content; its body is the engine's business in nothing else. */
export interface KindOfContent<Body> {
  /** Of a draft, which may lack anything but is never too large. */
  schema: z.ZodType<Body>
  /** With what a new one begins. */
  empty: Body
  titleOf(body: Body): string
  /** What lists show, kept beside the body so that a list reads no whole texts. */
  headOf(body: Body): Record<string, unknown>
  /** What is missing before it can be published: a message for each field. */
  problemsOf(body: Body): Record<string, string>
  /** Its words, for the claim check and for search. */
  partsOf(body: Body): { path: string; text: string }[]
  /** Of what speaks for one product: what its declaration allows. Such a text says itself what it must say. */
  claimsOf?(body: Body): Pick<CheckedText, 'aboutSupplement' | 'declaredUses' | 'company'>
  referencesOf(body: Body): Reference[]
  /** Where its fields lead: a page of the shop that is not there is told before it is published. */
  linksOf?(body: Body): { field: string; link: string }[]
  /** Health texts name the pharmacist who read them, whoever publishes. */
  needsReview: boolean
}

/** Something else that it names: where a product or picture is used is asked by these. */
export interface Reference {
  kind: ReferenceKind
  /** A number as text, a picture's stem, or a slug. */
  target: string
}
export const referenceKinds = [
  'picture',
  'product',
  'category',
  'tag',
  'article',
  'voucherCampaign',
  'productCategory',
  'brand',
  'expert',
  'expertCategory',
] as const
export type ReferenceKind = (typeof referenceKinds)[number]
