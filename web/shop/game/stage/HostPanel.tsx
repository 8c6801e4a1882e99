import { useRef, useState, type FormEvent } from 'react'
import { getDrawMinutes, saveDrawMinutes, type DrawState } from '#domain/game/draw/api.ts'
import { api } from '#web/api.ts'
import { drawTexts as texts } from '../draw-texts.ts'

/** What the host sees beside the stage: what the key does now, and the minutes. */
export function HostPanel({ state, failure }: { state: DrawState; failure: boolean }) {
  const { phase, told, winners } = state
  return (
    <div className="stage-host">
      <p role="status">{failure ? texts.hostRefused : hintOf(phase, told === winners)}</p>
      {(phase === 'drawn' || phase === 'told') && <Minutes slug={state.slug} />}
    </div>
  )
}

function hintOf(phase: DrawState['phase'], isEnd: boolean): string {
  if (phase === 'told') return ''
  if (phase !== 'drawn') return texts.hostWaits
  return isEnd ? texts.hostEnd : texts.hostReady
}

function Minutes({ slug }: { slug: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [known, setKnown] = useState({ place: '', witnesses: '' })
  const [hasFailed, setFailed] = useState(false)
  const open = async () => {
    const found = await api.call(getDrawMinutes, { slug }).catch(() => null)
    if (found) setKnown({ place: found.place, witnesses: found.witnesses.join('\n') })
    dialog.current?.showModal()
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const witnesses = known.witnesses.split('\n').flatMap((name) => name.trim() || [])
    try {
      await api.call(saveDrawMinutes, { slug, place: known.place, witnesses })
      setFailed(false)
      dialog.current?.close()
      location.assign(`/api/admin/games/${encodeURIComponent(slug)}/draw/minutes.pdf`)
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      <button type="button" onClick={() => void open()}>
        {texts.minutes}
      </button>
      <dialog ref={dialog} className="stage-dialog" aria-label={texts.minutes}>
        <form onSubmit={(event) => void save(event)}>
          <label>
            {texts.minutesPlace}
            <input
              value={known.place}
              onChange={({ target }) => setKnown({ ...known, place: target.value })}
            />
          </label>
          <label>
            {texts.minutesWitnesses}
            <textarea
              rows={4}
              value={known.witnesses}
              onChange={({ target }) => setKnown({ ...known, witnesses: target.value })}
            />
          </label>
          {hasFailed && <p role="alert">{texts.minutesFailed}</p>}
          <p className="stage-buttons">
            <button type="submit">{texts.minutesSave}</button>
            <button type="button" onClick={() => dialog.current?.close()}>
              {texts.close}
            </button>
          </p>
        </form>
      </dialog>
    </>
  )
}
