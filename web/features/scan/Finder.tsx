import type { ReactNode, RefObject } from 'react'
import { cx } from '#web/ui/class-names.ts'
import { boxSigns } from './box-signs.ts'
import type { BoxTone } from './scanned-box.ts'
import { scanTexts as texts } from './texts.ts'

/** The camera's picture with the frame to aim with, and the sign of what has just been read. */
export function Finder({
  video,
  isLive,
  tone,
  children,
}: {
  video: RefObject<HTMLVideoElement | null>
  isLive: boolean
  /** Null while there is nothing to say. */
  tone: BoxTone | null
  children: ReactNode
}) {
  const isSeen = isLive || tone !== null
  return (
    <div className="relative grid aspect-4/3 max-h-[56dvh] w-full place-items-center overflow-hidden rounded-md bg-ink phone:aspect-square">
      <video
        ref={video}
        muted
        playsInline
        aria-label={texts.picture}
        className={cx('absolute inset-0 size-full object-cover', !isSeen && 'invisible')}
      />
      {isSeen && (
        <span
          aria-hidden="true"
          className={cx(
            'relative grid aspect-square h-[68%] place-items-center rounded-sheet border-4 shadow-[0_0_0_100vmax_rgb(11_31_58/45%)] transition-colors',
            tone ? boxSigns[tone].frame : 'border-white/90',
          )}
        >
          {tone && <Badge tone={tone} />}
        </span>
      )}
      <div className="absolute inset-0 grid place-items-center">{children}</div>
    </div>
  )
}

function Badge({ tone }: { tone: BoxTone }) {
  const { icon: Icon, badge } = boxSigns[tone]
  return <Icon className={cx('size-20 rounded-full stroke-3 p-4', badge)} />
}
