import type { CategorySlug, SeedAnswer } from '../types.ts'
import { digestion } from './digestion.ts'
import { family } from './family.ts'
import { heart } from './heart.ts'
import { joints } from './joints.ts'
import { medicines } from './medicines.ts'
import { men } from './men.ts'
import { skin } from './skin.ts'
import { sleep } from './sleep.ts'

/** What the demo's experts have answered, by category. */
export const answers: Readonly<Record<CategorySlug, readonly SeedAnswer[]>> = {
  'co-xuong-khop': joints,
  'tieu-hoa': digestion,
  'tim-mach': heart,
  'giac-ngu': sleep,
  'da-lieu': skin,
  'me-va-be': family,
  'nam-khoa': men,
  'dung-thuoc': medicines,
}
