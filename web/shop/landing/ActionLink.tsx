import { isOutside, isSafeLink } from '#domain/richtext/link.ts'
import type { ReactNode } from 'react'
import { landingTexts as texts } from './texts.ts'

/** Where staff let a picture or a button lead; what leaves the shop says so and takes nothing along. */
export function ActionLink({
  href,
  className,
  children,
}: {
  href: string
  className?: string
  children: ReactNode
}) {
  if (!isSafeLink(href)) return null
  if (!isOutside(href)) {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    )
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" className={className}>
      {children}
      <span className="sr-only">{` ${texts.newTab}`}</span>
    </a>
  )
}
