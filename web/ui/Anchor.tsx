import type { ComponentProps } from 'react'
import { Link } from 'react-router'

export interface AnchorProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of ours, or a full address (`https:`, `tel:`, `mailto:`, `#part`). */
  to: string
  replace?: boolean
  preventScrollReset?: boolean
}

/** A link that stays inside the application where it can and is an ordinary link everywhere else. */
export function Anchor({ to, replace, preventScrollReset, ...rest }: AnchorProps) {
  if (!isOwnPage(to)) return <a href={to} {...rest} />
  return <Link to={to} replace={replace} preventScrollReset={preventScrollReset} {...rest} />
}

/** Downloads and files (`/media/x.pdf`) are no pages: the router must not catch them. */
function isOwnPage(to: string): boolean {
  return (
    (to.startsWith('/') && !to.startsWith('//') && !/^\/(media|api)\//.test(to)) || to[0] === '?'
  )
}
