import type { ChangeEvent } from 'react'

/** A tick box of a row, 44 px around it; pressed with Shift it takes all since the last one along. */
export function TickBox({
  label,
  isTicked,
  onToggle,
}: {
  label: string
  isTicked: boolean
  onToggle: (isRange: boolean) => void
}) {
  const press = ({ nativeEvent }: ChangeEvent) =>
    onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
  return (
    <label className="grid size-11 shrink-0 place-items-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={isTicked}
        onChange={press}
        className="size-5 accent-primary"
      />
    </label>
  )
}
