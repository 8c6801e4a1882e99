import { useEffect, useRef } from 'react'

/** A picture that was chosen, by its stem. */
export function StoredLogo({ stem, alt = '' }: { stem: string; alt?: string }) {
  return (
    <img
      src={`${stem}-240.webp`}
      alt={alt}
      className="h-14 w-auto max-w-40 rounded-md border border-line bg-white object-contain p-1"
    />
  )
}

/** A colour to look at; styled by script, as the policy forbids the attribute. */
export function ColorSwatch({ color }: { color: string }) {
  const box = useRef<HTMLSpanElement>(null)
  useEffect(() => void (box.current!.style.background = color), [color])
  return (
    <span className="inline-flex items-center gap-2 align-middle">
      <span ref={box} className="inline-block size-5 rounded-sm border border-line" />
      {color}
    </span>
  )
}
