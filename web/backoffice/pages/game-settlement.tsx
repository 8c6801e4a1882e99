import { useParams } from 'react-router'
import { SettlementScreen } from '#web/backoffice/games/settlement/SettlementScreen.tsx'
import { settlementTexts } from '#web/backoffice/games/settlement/texts.ts'
import { gameScreenTexts as texts } from '#web/backoffice/games/texts.ts'
import { backofficeHandle, noLoader } from '#web/backoffice/parts/backoffice-handle.ts'
import { BackofficeNotFound } from '#web/backoffice/parts/BackofficeNotFound.tsx'

export { noLoader as loader }

export const handle = backofficeHandle(settlementTexts.title)

export function Component() {
  const { id = '' } = useParams()
  if (!/^\d{1,9}$/.test(id)) return <BackofficeNotFound text={texts.notFound} />
  return <SettlementScreen key={id} id={Number(id)} />
}
