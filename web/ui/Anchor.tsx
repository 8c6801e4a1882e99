import type { ComponentProps } from 'react'

export interface AnchorProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of ours, or a full address (`https:`, `tel:`, `mailto:`, `#part`). */
  to: string
  /** Takes the place of the present page in the history. */
  replace?: boolean
  /** The next page opens where this one was scrolled to. */
  preventScrollReset?: boolean
}

/**
 * A link: a plain element, which the page's frame follows without leaving the application
 * (`use-own-links.ts`). A hundred link components a page would cost more than the rest of it.
 */
export function Anchor({ to, replace, preventScrollReset, ...rest }: AnchorProps) {
  return (
    <a
      href={to}
      data-replace={replace ? '' : undefined}
      data-keep-scroll={preventScrollReset ? '' : undefined}
      {...rest}
    />
  )
}
