import type { ReactNode } from 'react'

/**
 * A control with icons at its right end. Where the text is so large that the two do not fit side by side
 * the icons stand below; the control follows with `below-icons:` in its own classes.
 */
export function InputWithIcons({ children, icons }: { children: ReactNode; icons: ReactNode }) {
  return (
    <div className="@container">
      <div className="relative">
        {children}
        <span className="absolute inset-y-0 right-1.5 flex items-center below-icons:static below-icons:justify-end">
          {icons}
        </span>
      </div>
    </div>
  )
}
