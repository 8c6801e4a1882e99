import { cx } from './class-names.ts'

interface PointsProgressProps {
  label: string
  value: number
  max: number
  className?: string
}

/** How far points have come, in their own colour: browsers paint the plain one blue or green. */
export function PointsProgress({ label, value, max, className }: PointsProgressProps) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={max}
      className={cx(
        'block h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-star [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-star',
        className,
      )}
    />
  )
}
