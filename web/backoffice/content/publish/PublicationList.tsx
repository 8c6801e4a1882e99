import { useState } from 'react'
import { stopPublication, type Content } from '#domain/publishing/backoffice/api.ts'
import { kindsWithoutAddress } from '#domain/publishing/kinds.ts'
import { notify } from '#web/features/notices/notify.ts'
import { now } from '#web/state/clock.ts'
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../../data/call-backoffice.ts'
import { useCan } from '../../data/staff-session.ts'
import { ActionDialog, reasonAlone } from '../../parts/ActionDialog.tsx'
import { momentWords } from '../../parts/moment-words.ts'
import { useShopPath } from '../use-shop-path.ts'
import type { PublishProps } from './PublishPart.tsx'
import { SeeAsOf, SeeLive } from './SeeInShop.tsx'
import { publishTexts as texts } from './texts.ts'

type Publication = Content['publications'][number]
type State = keyof typeof texts.states

const tones: Record<State, BadgeTone> = {
  running: 'ok',
  planned: 'info',
  ended: 'neutral',
  stopped: 'sale',
  behind: 'neutral',
}

/** When what was shown, and what is planned; what has not ended can be stopped. */
export function PublicationList({ content, onChanged }: PublishProps) {
  const [stopping, setStopping] = useState<Publication | null>(null)
  const canStop = useCan('content.publish')
  // What has no page of its own stands on the first.
  const path = useShopPath(content) ?? (kindsWithoutAddress.has(content.kind) ? '/' : null)
  const { id, publications } = content
  if (publications.length === 0) return <p className="text-ink-2">{texts.noPublications}</p>
  return (
    <>
      <ol className="flex flex-col gap-3">
        {publications.map((publication) => (
          <Row
            key={publication.id}
            publication={publication}
            state={stateOf(publication, content)}
            path={path}
            action={stopWords(publication, content).action}
            onStop={canStop ? () => setStopping(publication) : null}
          />
        ))}
      </ol>
      {stopping !== null && (
        <StopDialog
          words={stopWords(stopping, content)}
          onConfirm={async (reason) => {
            const input = { id, publication: stopping.id, reason }
            onChanged(await callBackoffice(stopPublication, input))
          }}
          onClose={() => setStopping(null)}
        />
      )}
    </>
  )
}

function StopDialog({
  words,
  onConfirm,
  onClose,
}: {
  words: StopWords
  onConfirm: (reason: string) => Promise<void>
  onClose: () => void
}) {
  return (
    <ActionDialog
      title={words.title}
      says={words.says}
      confirm={words.action}
      variant="danger"
      schema={reasonAlone.schema}
      // Whoever goes back in a hurry presses once more, and may say more.
      initial={{ reason: words.reason }}
      onConfirm={async ({ reason }) => {
        await onConfirm(reason)
        notify({ text: words.done })
      }}
      onClose={onClose}
    />
  )
}

function Row({
  publication,
  state,
  path,
  action,
  onStop,
}: {
  publication: Publication
  state: State
  /** Where the shop shows it. */
  path: string | null
  /** What its button does. */
  action: string
  onStop: (() => void) | null
}) {
  const { revision, starts_at: from, ends_at: until, staff, reason } = publication
  const isOver = state === 'ended' || state === 'stopped'
  return (
    <li className="border-b border-line pb-3 last:border-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-2">
        <b className="font-semibold">{texts.revision(revision)}</b>
        <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      </div>
      <p className="text-sm">
        {texts.from(momentWords(from))}
        {until && ` ${texts.until(momentWords(until))}`}
      </p>
      <p className="text-sm text-ink-2">{texts.publishedBy(staff, reason)}</p>
      {publication.stopped_at && (
        <p className="text-sm text-ink-2">
          {texts.stoppedBy(
            publication.stopped_by ?? '',
            momentWords(publication.stopped_at),
            publication.stop_reason,
          )}
        </p>
      )}
      <div className="flex flex-wrap gap-x-6 empty:hidden">
        {path && state === 'running' && <SeeLive path={path} />}
        {path && state === 'planned' && <SeeAsOf path={path} at={from} />}
        {onStop && !isOver && (
          <Button variant="plain" onClick={onStop} className="-ml-3 text-sm">
            {action}
          </Button>
        )}
      </div>
    </li>
  )
}

type StopWords = ReturnType<typeof stopWords>

/** What stopping one comes to for whoever reads the shop. */
function stopWords(publication: Publication, content: Content) {
  const state = stateOf(publication, content)
  if (state === 'planned') return texts.stop.plan
  if (state === 'behind') return texts.stop.behind
  const next = content.publications
    .filter((each) => each !== publication && stateOf(each, content) === 'behind')
    .toSorted((a, b) => Date.parse(b.starts_at) - Date.parse(a.starts_at) || b.id - a.id)[0]
  return next ? texts.stop.back(next.revision) : texts.stop.end
}

function stateOf(publication: Publication, { live }: Content): State {
  if (publication.stopped_at) return 'stopped'
  const from = Date.parse(publication.starts_at)
  if (from > now()) return 'planned'
  if (publication.ends_at && Date.parse(publication.ends_at) <= now()) return 'ended'
  return live && Date.parse(live.since) === from ? 'running' : 'behind'
}
