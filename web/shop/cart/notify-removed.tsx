import { seconds } from '#domain/kernel/durations.ts'
import { currentNotices, dismissNotice, notify } from '#web/features/notices/notify.ts'
import { cartTexts as texts } from './texts.ts'

/** Long enough to read, think again and reach the button. */
const actionTime = seconds(6)

/** Says what went, with a way to take it back. */
export function notifyRemoved(name: string, putBack: () => void): void {
  notifyWithAction({ title: texts.removedTitle, text: name, label: texts.undo, onPress: putBack })
}

/** A word with something to do about it. */
export function notifyWithAction(notice: {
  title: string
  text?: string
  label: string
  onPress: () => void
}): void {
  const press = () => {
    notice.onPress()
    if (id !== undefined) dismissNotice(id)
  }
  notify({
    title: notice.title,
    kind: 'info',
    duration: actionTime,
    text: (
      <>
        {notice.text}
        <button
          type="button"
          onClick={press}
          className="-my-1 block min-h-11 text-left font-semibold text-primary hover:underline"
        >
          {notice.label}
        </button>
      </>
    ),
  })
  const id = currentNotices().at(-1)?.id
}
