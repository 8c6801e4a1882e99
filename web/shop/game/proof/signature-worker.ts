import { isSignedRound, type BeaconRound } from '#domain/game/beacon-signature.ts'
import { fromWorker } from './check-news.ts'

// The curve is large and slow: it is loaded where there is a beacon, and told about round by round.
addEventListener(
  'message',
  ({ data }: MessageEvent<{ publicKey: string; rounds: readonly BeaconRound[] }>) => {
    const unsigned: number[] = []
    for (const [index, round] of data.rounds.entries()) {
      if (!isSignedRound({ public_key: data.publicKey }, round)) unsigned.push(round.round)
      const checked = index + 1
      if (checked % 10 === 0 || checked === data.rounds.length) fromWorker({ checked, unsigned })
    }
  },
)
