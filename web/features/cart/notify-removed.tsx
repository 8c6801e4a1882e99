import { seconds } from '#domain/kernel/durations.ts'
import { currentNotices, dismissNotice, notify } from '#web/features/notices/notify.ts'
import { cartTexts as texts } from './texts.ts'

/** Long enough to read, think again and reach the button. */
const undoTime = seconds(6)

/** Says what went, with a way to take it back. */
export function notifyRemoved(name: string, putBack: () => void): void {
  const undo = () => {
    putBack()
    if (id !== undefined) dismissNotice(id)
  }
  notify({
    title: texts.removedTitle,
    kind: 'info',
    duration: undoTime,
    text: (
      <>
        {name}
        <button
          type="button"
          onClick={undo}
          className="-my-1 block min-h-11 font-semibold text-primary hover:underline"
        >
          {texts.undo}
        </button>
      </>
    ),
  })
  const id = currentNotices().at(-1)?.id
}
