import { getDeskGame, listGames } from '#domain/game/backoffice/api.ts'
import { gamePhaseLabels } from '#domain/game/backoffice/texts.ts'
import type { InputProps } from '#web/form/form-context.ts'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useQuery } from '../data/use-query.ts'
import { PickedInput, PickedRow } from './PickedInput.tsx'
import { releaseScreenTexts as texts } from './texts.ts'

/** Campaigns of games that open with a release or later, and stop with it. */
export function GamesInput(props: InputProps) {
  return <PickedInput {...props} placeholder={texts.findGame} find={findGames} Row={Game} />
}

function Game({ id, onRemove }: { id: number; onRemove: () => void }) {
  const { data } = useQuery(getDeskGame, { id })
  return <PickedRow title={data?.fields.title ?? texts.gamesOf([id])} onRemove={onRemove} />
}

async function findGames(q: string, signal: AbortSignal) {
  const { items } = await callBackoffice(listGames, { q, limit: 10 }, { signal })
  return items.map(({ id, title, phase, opens_at: from, closes_at: to }) => {
    const text = `${gamePhaseLabels[phase]} · ${texts.gameWindow(from, to)}`
    return { key: String(id), title, text, id }
  })
}
