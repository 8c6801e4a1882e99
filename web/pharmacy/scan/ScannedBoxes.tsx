import CircleAlert from 'lucide-react/icons/circle-alert'
import { cx } from '#web/ui/class-names.ts'
import { boxSigns } from '#web/features/scan/box-signs.ts'
import { needsLook, type ScannedBox } from '#web/features/scan/scanned-box.ts'
import { scanTexts as texts } from '#web/features/scan/texts.ts'

/** The box that was read last, one before it that needs somebody, and how many there are. */
export function ScannedBoxes({
  boxes,
  newest,
  hint,
  usual,
}: {
  boxes: readonly ScannedBox[]
  newest: ScannedBox | undefined
  /** Said in the place of the newest. */
  hint: string
  /** Said while there is nothing else. */
  usual: string
}) {
  const shown = hint ? undefined : newest
  const toLookAt = boxes.filter(needsLook)
  const other = toLookAt
    .filter((box) => box !== shown)
    .toSorted((a, b) => a.settledAt - b.settledAt)
    .at(-1)
  return (
    <div
      aria-live="polite"
      className="my-3 grid min-h-24 content-center justify-items-center gap-1 text-center"
    >
      {hint && <Hint>{hint}</Hint>}
      {shown && <BoxLine box={shown} className="font-semibold" />}
      {!hint && !shown && <p>{usual}</p>}
      {other && <BoxLine box={other} className="text-sm" />}
      <p aria-atomic="true" className="text-sm text-ink-3 tabular">
        {texts.scanned(boxes.length)}
        {toLookAt.length > 0 && (
          <span className="font-semibold text-sale-deep">{texts.toLookAt(toLookAt.length)}</span>
        )}
      </p>
    </div>
  )
}

function Hint({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-1.5 font-semibold text-point">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {children}
    </p>
  )
}

function BoxLine({ box, className }: { box: ScannedBox; className: string }) {
  const { icon: Icon, ink } = boxSigns[box.tone]
  return (
    <p aria-atomic="true" className={cx('flex items-start gap-1.5', ink, className)}>
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span className="text-balance">
        <span className="whitespace-nowrap">{box.code}</span> · {box.words}
      </span>
    </p>
  )
}
