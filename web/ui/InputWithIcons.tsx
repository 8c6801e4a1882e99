import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

/**
 * A control with icons at its right end. Where the text is so large that the two do not fit side by side
 * the icons stand below; the control follows with `below-icons:` in its own classes, a short one with one
 * icon (`isShort`) with `below-icon:`.
 */
export function InputWithIcons({
  children,
  icons,
  isShort,
}: {
  children: ReactNode
  icons: ReactNode
  isShort?: boolean
}) {
  return (
    <div className="@container">
      <div className="relative">
        {children}
        <span
          className={cx(
            'absolute inset-y-0 right-1.5 flex items-center',
            isShort
              ? 'below-icon:static below-icon:justify-end'
              : 'below-icons:static below-icons:justify-end',
          )}
        >
          {icons}
        </span>
      </div>
    </div>
  )
}
