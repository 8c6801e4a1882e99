import type { Gift } from '#domain/gift/api.ts'
import type { Context } from '../context.ts'

/** The gifts of a programme's published promotions, as they are shown. */
export async function listGiftsOfProgramme(
  ctx: Pick<Context, 'db'>,
  programmeId: number,
): Promise<Gift[]> {
  throw new Error('not written yet')
}
