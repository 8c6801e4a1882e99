import type { ComponentProps } from 'react'
import { Link } from 'react-router'

export interface AnchorProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of ours, or a full address (`https:`, `tel:`, `mailto:`, `#part`). */
  to: string
  /** Takes the place of the present page in the history. */
  replace?: boolean
  /** The next page opens where this one was scrolled to. */
  preventScrollReset?: boolean
}

/**
 * A link. Ordinary ones are plain elements, which the page's frame follows without leaving the
 * application: a hundred link components a page would cost more than the rest of it.
 */
export function Anchor({ to, replace, preventScrollReset, ...rest }: AnchorProps) {
  if (replace) return <Link to={to} replace preventScrollReset={preventScrollReset} {...rest} />
  return <a href={to} data-keep-scroll={preventScrollReset ? '' : undefined} {...rest} />
}
