import type { WonPrize } from '#domain/game/shown.ts'
import { turnTexts as texts } from '#web/features/game/texts.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { gameProofPath } from './paths.ts'

/** Where what was won is to be seen, and where anybody checks that it was. */
export function ResultLinks({
  slug,
  number,
  prize,
}: {
  slug: string
  number: number
  prize: WonPrize | null
}) {
  return (
    <>
      {prize?.points !== undefined && (
        <ButtonLink to={paths.pointsHistory()} variant="quiet">
          {texts.myPoints}
        </ButtonLink>
      )}
      {prize?.kind === 'voucher' && (
        <ButtonLink to={paths.myVouchers()} variant="quiet">
          {texts.myVouchers}
        </ButtonLink>
      )}
      <ButtonLink to={gameProofPath(slug, number)} variant="plain">
        {texts.proof}
      </ButtonLink>
    </>
  )
}
