import { z } from 'zod'
import { colorProblem } from './color.ts'
import { brandTexts as texts } from './texts.ts'

/** A picture of the media library in the shape in which it was uploaded. */
export interface BrandPicture {
  /** Without width and format: `/media/u/3f…`. */
  stem: string
  width: number
  height: number
}

const picture = z
  .string()
  .trim()
  .max(120)
  .refine((path) => path === '' || isPicturePath(path), texts.noPicture)

/** How the shop looks; who it is stands with the shop's own data. */
export const brandLook = z.object({
  /** `#0b5fd3` */
  color: z
    .string()
    .trim()
    .toLowerCase()
    .max(7)
    .superRefine((color, context) => {
      const problem = colorProblem(color)
      if (problem) context.addIssue({ code: 'custom', message: problem })
    }),
  logo: picture,
  darkLogo: picture,
  icon: picture,
})
export type BrandLook = z.output<typeof brandLook>

/** `/media/u/3f…`, as the media library names a picture. */
function isPicturePath(path: string): boolean {
  return /^\/media\/u\/[0-9a-f]{32}$/.test(path)
}
