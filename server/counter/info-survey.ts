import type { Output } from '#domain/contract.ts'
import type * as api from '#domain/counter/api.ts'

/** The survey that this store may answer today. */
export async function infoSurvey(): Promise<Output<typeof api.infoSurvey>> {
  return {}
}
