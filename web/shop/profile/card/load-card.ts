import { getProgramme } from '#domain/gift/api.ts'
import { getMemberCard, getMembership } from '#domain/membership/api.ts'
import { getUser } from '#domain/identity/api.ts'
import { memberLoader } from '../member-loader.ts'

/** The card with what it stands for. Between two programmes there is none. */
export const loadCard = memberLoader(async (api) => {
  const [{ user }, membership, card] = await Promise.all([
    api.call(getUser, {}),
    api.call(getMembership, {}),
    api.call(getMemberCard, {}),
  ])
  const programme =
    membership.ProgramId === null
      ? null
      : await api.call(getProgramme, { programId: membership.ProgramId })
  return { fullName: user.full_name, membership, card, programme }
})

export type CardData = NonNullable<Awaited<ReturnType<typeof loadCard>>>
