import { Anchor } from '#web/ui/Anchor.tsx'

/** A figure that opens its rows; one of nothing opens none. */
export function FigureLink({
  to,
  label,
  value,
  text,
}: {
  to: string
  /** What it is of, for who hears the link alone. */
  label: string
  value: number
  text: string
}) {
  if (value === 0) return text
  return (
    <Anchor
      to={to}
      aria-label={`${label}: ${text}`}
      className="inline-flex min-h-6 min-w-6 items-center justify-end text-primary underline max-md:relative max-md:after:absolute max-md:after:-inset-x-2 max-md:after:-inset-y-2.5"
    >
      {text}
    </Anchor>
  )
}
