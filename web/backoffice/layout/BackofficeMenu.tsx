import Leaf from 'lucide-react/icons/leaf'
import { useLocation } from 'react-router'
import type { SignedInUser } from '#domain/staff/api.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { backofficeTexts as texts } from '#web/backoffice/texts.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { cx } from '#web/ui/class-names.ts'
import { menuFor } from './backoffice-menu.ts'

/** Logo and entries on the dark side. Before the user is known their places are kept. */
export function BackofficeMenu({ user }: { user: SignedInUser | null }) {
  const { pathname } = useLocation()
  return (
    <nav aria-label={texts.menu}>
      <ul className="flex flex-col gap-0.5">
        {user
          ? menuFor(user).map(({ label, path, icon: Icon, count: Count }) => {
              const isHere = pathname.startsWith(path)
              return (
                <li key={path}>
                  <Anchor
                    to={path}
                    aria-current={isHere ? 'page' : undefined}
                    className={cx(
                      'flex min-h-11 items-center gap-2 rounded-sm px-2.5 font-medium transition-colors desk:min-h-9.5 desk:text-md',
                      isHere ? 'bg-primary/45 text-white' : 'text-white/80 hover:bg-white/10',
                    )}
                  >
                    <Icon aria-hidden="true" className="size-5 shrink-0 stroke-[1.8]" />
                    {label}
                    {Count && <Count />}
                  </Anchor>
                </li>
              )
            })
          : [1, 2, 3, 4, 5].map((place) => (
              <li key={place} aria-hidden="true" className="flex min-h-9.5 items-center px-2.5">
                <span className="h-3 w-32 rounded-sm bg-white/10" />
              </li>
            ))}
      </ul>
    </nav>
  )
}

export function BackofficeLogo() {
  return (
    <Anchor
      to={backofficePaths.home()}
      className="inline-flex min-h-11 items-center gap-3 text-white"
    >
      <span className="grid size-8 place-items-center rounded-md bg-primary">
        <Leaf aria-hidden="true" className="size-5" />
      </span>
      <span className="text-lg font-bold">{texts.brand}</span>
      <span className="sr-only">{texts.area}</span>
    </Anchor>
  )
}
