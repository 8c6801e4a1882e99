import type { PictureUse } from '#domain/media/api.ts'
import { contentKinds } from '#domain/publishing/kinds.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Panel } from '../parts/Panel.tsx'
import { mediaScreenTexts as texts } from './texts.ts'

/** Who shows the picture, and whether the public sees it there. */
export function UsesPanel({ used }: { used: readonly PictureUse[] }) {
  return (
    <Panel title={texts.used} flush={used.length > 0}>
      {used.length === 0 ? (
        <p className="text-ink-2">{texts.usedNowhere}</p>
      ) : (
        <ul aria-label={texts.used} className="divide-y divide-line">
          {used.map((use) => (
            <li key={`${use.of} ${use.id}`} className="flex flex-col gap-1 px-4 py-2.5">
              <Title use={use} />
              <span className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
                {texts.places[use.of] ?? use.of}
                <Badge tone={use.in_force ? 'ok' : 'neutral'}>
                  {use.in_force ? texts.inForce : texts.notInForce}
                </Badge>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Title({ use: { of, id, title } }: { use: PictureUse }) {
  const words = title || texts.untitled
  const to = addressOf(of, id)
  if (!to) return <b className="font-semibold wrap-anywhere">{words}</b>
  return (
    <Anchor
      to={to}
      className="inline-flex min-h-6 items-center font-semibold wrap-anywhere text-primary hover:underline pointer-coarse:min-h-11"
    >
      {words}
    </Anchor>
  )
}

function addressOf(of: string, id: string): string | null {
  if (of === 'product') return backofficePaths.product(id)
  return contentKinds.some((kind) => kind === of) ? backofficePaths.content(id) : null
}
