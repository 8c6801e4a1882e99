import Check from 'lucide-react/icons/check'
import type { ReactNode, RefObject } from 'react'
import { cx } from '#web/ui/class-names.ts'
import { scanTexts as texts } from './texts.ts'

/** The camera's picture with the frame to aim with; green once a code has been read. */
export function Finder({
  video,
  isLive,
  isFound,
  children,
}: {
  video: RefObject<HTMLVideoElement | null>
  isLive: boolean
  isFound: boolean
  children: ReactNode
}) {
  return (
    <div className="relative grid aspect-4/3 max-h-[56dvh] w-full place-items-center overflow-hidden rounded-md bg-ink phone:aspect-square">
      <video
        ref={video}
        muted
        playsInline
        aria-label={texts.picture}
        className={cx(
          'absolute inset-0 size-full object-cover',
          !isLive && !isFound && 'invisible',
        )}
      />
      {(isLive || isFound) && (
        <span
          aria-hidden="true"
          className={cx(
            'relative grid aspect-square h-[68%] place-items-center rounded-sheet border-4 shadow-[0_0_0_100vmax_rgb(11_31_58/45%)] transition-colors',
            isFound ? 'border-[#37d399] text-white' : 'border-white/90',
          )}
        >
          {isFound && <Check className="size-20 rounded-full bg-ok p-4" strokeWidth={3} />}
        </span>
      )}
      <div className="absolute inset-0 grid place-items-center">{children}</div>
    </div>
  )
}
