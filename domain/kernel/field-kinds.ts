import type { z } from 'zod'

/** What a field holds, where its schema alone does not tell: forms ask for it accordingly. */
export const fieldKinds = new WeakMap<z.ZodType, 'products'>()
