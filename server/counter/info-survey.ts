import type { Output, ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/counter/api.ts'
import { points } from '#domain/kernel/points.ts'
import type { Caller, Context } from '../context.ts'
import { getPharmacy } from '../platform/http/access.ts'
import { listOpenSurveys } from '../survey/index.ts'

/** The survey that this pharmacy may answer today: the one that closes first. */
export async function infoSurvey(
  { db, clock }: Context,
  _input: ParsedInput<typeof api.infoSurvey>,
  caller: Caller,
): Promise<Output<typeof api.infoSurvey>> {
  const [survey] = await listOpenSurveys(db, getPharmacy(caller).code, clock.today())
  if (!survey) return {}
  const { id, title, rewardPoints } = survey
  return { survey: { id, title, reward_points: points(rewardPoints) } }
}
