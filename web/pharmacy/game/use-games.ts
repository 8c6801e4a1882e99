import { listCounterGames, type CounterGame } from '#domain/game/pharmacy/api.ts'
import { useAnswer, type AnswerOf } from '../parts/use-answer.ts'
import { callPharmacy } from '../session/call-pharmacy.ts'
import { usePharmacy } from '../session/use-pharmacy.ts'

export type PlayedKind = CounterGame['kind']

/** The pharmacy's games of a kind, open ones first. */
export function useGames(kind: PlayedKind): AnswerOf<CounterGame[]> {
  const { code } = usePharmacy()
  return useAnswer(`games:${code}:${kind}`, async (signal) => {
    const all = await callPharmacy(listCounterGames, {}, { signal })
    return all.filter((game) => game.kind === kind)
  })
}
