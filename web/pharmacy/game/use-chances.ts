import { useCallback, useEffect, useState } from 'react'
import {
  checkLuckyMoney,
  checkPharmacyWheel,
  type CounterGame,
  type TurnProblem,
} from '#domain/game/pharmacy/api.ts'
import { isPhone } from '#domain/kernel/phone.ts'
import { useOnline } from '../parts/use-online.ts'
import { callPharmacy } from '../session/call-pharmacy.ts'
import { failureText } from '../session/failure-text.ts'

/** What a customer may play at this counter. */
export type Chances =
  | { kind: 'none' }
  | { kind: 'counting' }
  | { kind: 'some'; left: number }
  | { kind: 'kept'; problem: TurnProblem | undefined; reason: string }
  | { kind: 'failed'; text: string }

interface Known {
  /** Of which phone, and which look at it. */
  key: string
  chances: Chances
}

/** What a code brings comes a moment after it: so many milliseconds on it is looked for again. */
const pauses = [1500, 3000, 6000, 12_000]

function mayStillCome(chances: Chances): boolean {
  return chances.kind === 'kept' && chances.problem === 'noneLeft'
}

/** Counted as soon as the phone is whole, again when the network is back, and after each turn as the answer tells. */
export function useChances({ campaign, kind }: CounterGame, phone: string) {
  const [known, setKnown] = useState<Known | null>(null)
  const [round, setRound] = useState(0)
  const isOnline = useOnline()
  const isWhole = isPhone(phone)
  const key = `${campaign} ${phone} ${isOnline} ${round}`
  useEffect(() => {
    if (!isWhole || !isOnline) return
    const left = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async (nth: number) => {
      const chances = await countChances({ campaign, kind, phone }, left.signal).catch(
        (error: unknown): Chances => ({ kind: 'failed', text: failureText(error) }),
      )
      if (left.signal.aborted) return
      setKnown({ key, chances })
      const pause = mayStillCome(chances) ? pauses[nth] : undefined
      if (pause !== undefined) timer = setTimeout(() => void look(nth + 1), pause)
    }
    void look(0)
    return () => {
      left.abort()
      clearTimeout(timer)
    }
  }, [campaign, kind, phone, isWhole, isOnline, key])
  const checkAgain = useCallback(() => setRound((before) => before + 1), [])
  const tell = (left: number) => setKnown({ key, chances: { kind: 'some', left } })
  const chances: Chances = !isWhole
    ? { kind: 'none' }
    : known?.key === key
      ? known.chances
      : { kind: 'counting' }
  return { chances, checkAgain, tell }
}

async function countChances(
  { campaign, kind, phone }: Pick<CounterGame, 'campaign' | 'kind'> & { phone: string },
  signal: AbortSignal,
): Promise<Chances> {
  if (kind === 'wheel') {
    const told = await callPharmacy(checkPharmacyWheel, { campaign, phone }, { signal })
    return toChances(told.spins_left, told)
  }
  const told = await callPharmacy(checkLuckyMoney, { campaign, phone }, { signal })
  return toChances(told.entries_left, told)
}

function toChances(
  left: number,
  { problem, reason = '' }: { problem?: TurnProblem | undefined; reason?: string | undefined },
): Chances {
  if (left > 0) return { kind: 'some', left }
  return { kind: 'kept', problem, reason }
}
