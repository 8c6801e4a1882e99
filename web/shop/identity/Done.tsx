import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/Button.tsx'

export interface DoneProps {
  title: string
  text: string
  action: string
  onAction: () => void
}

/** The end of a way: what was reached, and one button on. */
export function Done({ title, text, action, onAction }: DoneProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-col items-center py-4 text-center">
      <span className="mb-4 grid size-16 place-items-center rounded-full bg-ok-tint text-ok">
        <CircleCheck aria-hidden="true" className="size-8" />
      </span>
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {title}
      </h3>
      <p className="mt-2 text-ink-2">{text}</p>
      <Button size="main" wide className="mt-6" onClick={onAction}>
        {action}
      </Button>
    </div>
  )
}
