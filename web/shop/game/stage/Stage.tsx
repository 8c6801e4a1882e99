import { brandName } from '#domain/brand/current-brand.ts'
import { useState } from 'react'
import type { DrawState } from '#domain/game/draw/api.ts'
import { mainContentId } from '#web/layouts/SkipLink.tsx'
import { proofAddress } from '../addresses.ts'
import { drawTexts as texts } from '../draw-texts.ts'
import { HostPanel } from './HostPanel.tsx'
import { Sealed } from './Sealed.tsx'
import { Told } from './Told.tsx'
import { useChime } from './use-chime.ts'
import { useHost } from './use-host.ts'
import { useLiveDraw } from './use-live-draw.ts'
import { Waiting } from './Waiting.tsx'
import { Winners } from './Winners.tsx'

/** A draw on a screen in a hall: everybody sees the same at the same moment. */
export function Stage({ first }: { first: DrawState }) {
  const { state, isLost } = useLiveDraw(first)
  const [hasSound, setSound] = useState(false)
  const host = useHost(state)
  const isOver = state.phase === 'told'
  useChime(hasSound, state)
  return (
    <div className="stage" data-phase={state.phase}>
      {/* Apart from the shop's own styles, which every first visit loads. */}
      <link rel="stylesheet" href="/stage.css" />
      <header className="stage-top">
        <p className="stage-brand">{brandName()}</p>
        <p className="stage-live" data-lost={isLost || undefined} role="status">
          {isLost ? texts.lost : isOver ? '' : texts.live}
        </p>
      </header>
      <main id={mainContentId} tabIndex={-1} className="stage-main">
        <h1>{state.title}</h1>
        <p className="stage-phase">{texts.phases[state.phase]}</p>
        <Scene state={state} />
      </main>
      <footer className="stage-foot">
        {!isOver && <a href={proofAddress(state.slug)}>{texts.proof}</a>}
        {!isOver && (
          <button type="button" aria-pressed={hasSound} onClick={() => setSound(!hasSound)}>
            {hasSound ? texts.soundOff : texts.soundOn}
          </button>
        )}
        {host.isHost && <HostPanel state={state} failure={host.failure} />}
      </footer>
    </div>
  )
}

function Scene({ state }: { state: DrawState }) {
  switch (state.phase) {
    case 'waiting':
    case 'open':
    case 'closing':
      return <Waiting state={state} />
    case 'sealed':
      return <Sealed state={state} />
    case 'drawn':
      return <Winners state={state} />
    case 'told':
      return <Told state={state} />
  }
}
