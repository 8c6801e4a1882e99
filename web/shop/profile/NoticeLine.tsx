import type { ReactNode } from 'react'
import { cx } from '#web/ui/class-names.ts'

/** A line above the rest: something new, or wrong, about the membership. */
export function NoticeLine(props: { icon: ReactNode; isBad?: boolean; children: ReactNode }) {
  return (
    <div
      className={cx(
        'flex items-start gap-2.5 rounded-md border px-4 py-3 print:hidden [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0',
        props.isBad
          ? 'border-sale/30 bg-sale-tint text-sale-deep'
          : 'border-point-line bg-point-tint text-point',
      )}
    >
      {props.icon}
      <p className="min-w-0">{props.children}</p>
    </div>
  )
}
