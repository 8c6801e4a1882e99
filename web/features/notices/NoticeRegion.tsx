import { useEffect, useState, useSyncExternalStore } from 'react'
import { cx } from '#web/ui/class-names.ts'
import { Toast } from '#web/ui/Toast.tsx'
import { currentNotices, dismissNotice, subscribeToNotices, type Notice } from './notify.ts'
import { noticeTexts } from './texts.ts'

const none: readonly Notice[] = []

/** Where notices appear: below the cart, whose counter has just changed; in the back office away from its buttons. It stands in the page from the start, or screen readers would not hear the first. */
export function NoticeRegion({ atBottom }: { atBottom?: boolean }) {
  const notices = useSyncExternalStore(subscribeToNotices, currentNotices, () => none)
  return (
    <section
      aria-label={noticeTexts.region}
      aria-live="polite"
      className={cx(
        'pointer-events-none fixed right-4 z-80 flex w-[min(380px,calc(100vw-32px))] flex-col gap-2',
        atBottom ? 'bottom-4' : 'top-24 phone:top-15',
      )}
    >
      {notices.map((notice) => (
        <TimedNotice key={notice.id} notice={notice} />
      ))}
    </section>
  )
}

/** Its time stands still while somebody points at it or reaches it by keyboard. */
function TimedNotice({ notice }: { notice: Notice }) {
  const [held, setHeld] = useState(false)
  const { id, duration, kind, title, text } = notice
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismissNotice(id), duration)
    return () => clearTimeout(timer)
  }, [held, id, duration])
  return (
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Toast kind={kind} title={title} text={text} onClose={() => dismissNotice(id)} />
    </div>
  )
}
