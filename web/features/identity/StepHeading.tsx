import { useEffect, useRef, type ReactNode } from 'react'

/** Each step's title takes the focus when the step comes, so that nobody is left where nothing is. */
export function StepHeading({ children, first }: { children: ReactNode; first?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!first) heading.current?.focus()
  }, [first])
  return (
    <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
      {children}
    </h3>
  )
}
