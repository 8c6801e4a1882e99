import type { EarnResult } from '#domain/membership/api.ts'
import { earnTexts as texts } from '../texts.ts'

/** Who was first with a used code, and where: oneself is told apart from somebody else. */
export function WhoUsedIt({ result }: { result: EarnResult }) {
  const { used_by: usedBy, first_verified_at: at } = result
  if (!usedBy || !at) return null
  const who = usedBy.own ? texts.usedByYou(at) : texts.usedByOther(usedBy.phone, at)
  return (
    <p className="mt-4 rounded-md border border-line p-4 text-left">
      <b className="font-semibold">{who}</b>
      {usedBy.place && <span className="mt-1 block text-ink-2">{texts.usedAt(usedBy.place)}</span>}
    </p>
  )
}
