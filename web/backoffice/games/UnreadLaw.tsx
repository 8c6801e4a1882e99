import { useCan } from '../data/staff-session.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { gameScreenTexts as texts } from './texts.ts'

/** That figures of the law are unread: one line, which opens to say which and where they stand. */
export function UnreadLaw({ names }: { names: readonly string[] }) {
  const canOpen = useCan('law.read')
  if (names.length === 0) return null
  return (
    <details className="rounded-md bg-point-tint px-4 text-point">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {texts.unreadLaw(names.length)}{' '}
        <span className="ml-1 font-normal underline">{texts.unreadLawOpen}</span>
      </summary>
      <p>{texts.unreadLawSays}</p>
      <ul className="mt-1 list-disc pl-5">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {canOpen && (
        <Anchor
          to={backofficePaths.legalRules()}
          className="inline-flex min-h-11 items-center font-semibold underline"
        >
          {texts.toLaw}
        </Anchor>
      )}
    </details>
  )
}
