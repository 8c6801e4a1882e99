import { z } from 'zod'
import { textField } from '../kernel/fields.ts'
import { reviewTexts as texts } from './texts.ts'

export const maxWords = 2000
export const maxPhotos = 5
/** Characters of one picture's data address, as the browser makes it small. */
const maxPhoto = 1_400_000

export const starsField = z.int({ error: texts.starsMissing }).min(1, texts.starsMissing).max(5)

export const photoIdField = z.string().regex(/^[0-9a-f]{32}$/)

/** What a buyer writes of one product of an order. */
export const reviewSchema = z
  .object({
    stars: starsField,
    words: textField(maxWords).default(''),
    /** New pictures, as data addresses. */
    photos: z.array(z.string().startsWith('data:image/').max(maxPhoto)).max(maxPhotos).default([]),
    /** Pictures of the review that stay; those that are not named go. */
    kept_photos: z.array(photoIdField).max(maxPhotos).default([]),
  })
  .refine(({ photos, kept_photos: kept }) => photos.length + kept.length <= maxPhotos, {
    path: ['photos'],
    error: texts.tooManyPhotos(maxPhotos),
  })
