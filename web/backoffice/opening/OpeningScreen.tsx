import { useState } from 'react'
import { getOpening, type OpeningState } from '#domain/opening/api.ts'
import type { ReadinessKey } from '#domain/opening/lacks.ts'
import { legalPages } from '#domain/opening/legal-pages.ts'
import { openingTexts } from '#domain/opening/texts.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { useCan } from '../data/staff-session.ts'
import { useQuery } from '../data/use-query.ts'
import { Answered } from '../parts/Answered.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { Panel } from '../parts/Panel.tsx'
import { When } from '../parts/When.tsx'
import { backofficePaths } from '../paths.ts'
import { ChecklistMark } from './ChecklistMark.tsx'
import { OpeningDialog } from './OpeningDialog.tsx'
import { openingScreenTexts as texts, stepOf } from './texts.ts'

/** Whether the shop sells, and what is missing before it does. */
export function OpeningScreen() {
  const answer = useQuery(getOpening, {}, { live: ['settings'] })
  return (
    <>
      <PageHead title={texts.title} />
      <Answered answer={answer}>
        {(opening) => (
          <div className="flex max-w-3xl flex-col gap-4">
            <Standing opening={opening} onChanged={answer.put} />
            <Checklist items={opening.items} isOpen={opening.is_open} />
          </div>
        )}
      </Answered>
    </>
  )
}

function Standing({
  opening,
  onChanged,
}: {
  opening: OpeningState
  onChanged: (opening: OpeningState) => void
}) {
  const { is_open: isOpen, may_open: mayOpen, changed_at: at, changed_by: by } = opening
  const [asks, setAsks] = useState(false)
  const isLacking = !isOpen && !mayOpen
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-lg">{isOpen ? texts.isOpen : texts.isClosed}</h2>
        <p className="text-ink-2">{isOpen ? texts.openText : texts.closedText}</p>
        {at && (
          <p className="mt-1 text-sm text-ink-3">
            <When at={at} /> {texts.by(by)}
          </p>
        )}
        {isLacking && (
          <p id="opening-lacks" className="mt-2 text-sm font-semibold text-point">
            {texts.notReady}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3 phone:w-full phone:flex-col-reverse">
        <ButtonLink to={paths.home()} variant="secondary">
          {texts.visit}
        </ButtonLink>
        {useCan('settings.edit') && (
          <Button
            variant={isOpen ? 'secondary' : 'primary'}
            disabled={isLacking}
            aria-describedby={isLacking ? 'opening-lacks' : undefined}
            onClick={() => setAsks(true)}
          >
            {isOpen ? texts.close : texts.open}
          </Button>
        )}
      </div>
      {asks && (
        <OpeningDialog opening={opening} onChanged={onChanged} onClose={() => setAsks(false)} />
      )}
    </Card>
  )
}

function Checklist({ items, isOpen }: { items: OpeningState['items']; isOpen: boolean }) {
  const done = items.filter(({ is_done: isDone }) => isDone).length
  const isReady = done === items.length
  return (
    <Panel
      title={isReady ? texts.ready : isOpen ? texts.toComplete : texts.checklist}
      actions={
        <ButtonLink to={backofficePaths.setup()} variant="plain">
          {texts.guide}
        </ButtonLink>
      }
    >
      <p className="mb-2 text-sm text-ink-3">{texts.progress(done, items.length)}</p>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <Item key={item.key} item={item} />
        ))}
      </ul>
    </Panel>
  )
}

function Item({ item }: { item: OpeningState['items'][number] }) {
  const { key, is_done: isDone, is_needed: isNeeded, detail, content_id: contentId } = item
  const name = openingTexts.items[key]
  const step = stepOf[key]
  const to = step ? backofficePaths.setup(step) : pathOf(key, contentId)
  return (
    <li className="flex items-start gap-3 py-3">
      <ChecklistMark isDone={isDone} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name}
          {!isDone && (
            <Badge tone={isNeeded ? 'sale' : undefined}>
              {isNeeded ? texts.needed : texts.advised}
            </Badge>
          )}
        </p>
        {detail && <p className="text-sm text-ink-2 wrap-anywhere">{detail}</p>}
      </div>
      {!isDone && to && (
        <ButtonLink to={to} variant="quiet" aria-label={texts.mendOf(name)}>
          {texts.mend}
        </ButtonLink>
      )}
    </li>
  )
}

/** What no step of the guide mends: a page that was begun has its editor, one that was not is begun there. */
function pathOf(key: ReadinessKey, contentId?: number | null): string | undefined {
  if (key === 'loyalty') return backofficePaths.programmes()
  const page = legalPages.find((each) => each.key === key)
  if (!page) return undefined
  return contentId ? backofficePaths.content(contentId) : backofficePaths.beginPage(page.slug)
}
