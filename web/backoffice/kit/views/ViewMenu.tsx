import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import { listViews, type SavedView } from '#domain/backoffice/views/api.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Button } from '#web/ui/Button.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { useQuery } from '../../data/use-query.ts'
import { kitTexts as texts } from '../texts.ts'
import { ToolMenu } from '../../parts/ToolMenu.tsx'
import { useDefaultView } from './use-default-view.ts'

const dialog = lazyPart(async () => (await import('./ViewDialog.tsx')).ViewDialog)

export interface ViewMenuProps {
  /** The path of the resource, and of its list's address. */
  list: string
  path: string
  /** What the address has behind its path. */
  query: string
  /** Whether views may be shared, and those of others dropped. */
  canShare: boolean
}

/** Views of a list by name: one's own and those that are shared. */
export function ViewMenu({ list, path, query, canShare }: ViewMenuProps) {
  const [edited, setEdited] = useState<SavedView | 'new' | null>(null)
  const { data: views, refresh } = useQuery(listViews, { list })
  useDefaultView(views, path, query)
  const isOwn = ({ owner }: SavedView) => owner === ''
  const own = views?.filter(isOwn) ?? []
  const shared = views?.filter((view) => !isOwn(view)) ?? []
  const group = { path, query, onEdit: setEdited }
  return (
    <>
      <ToolMenu label={texts.views}>
        <Group {...group} title={texts.ownViews} views={own} />
        <Group {...group} title={texts.sharedViews} views={shared} />
        {own.length + shared.length === 0 && <p className="text-sm text-ink-2">{texts.noViews}</p>}
        <Button variant="secondary" {...dialog.intent} onClick={() => setEdited('new')}>
          {texts.saveView}
        </Button>
      </ToolMenu>
      {edited && (
        <dialog.Part
          list={list}
          query={query}
          canShare={canShare}
          view={edited === 'new' ? null : edited}
          onChanged={() => void refresh()}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}

function Group({
  title,
  views,
  path,
  query,
  onEdit,
}: {
  title: string
  views: readonly SavedView[]
  path: string
  query: string
  onEdit: (view: SavedView) => void
}) {
  if (views.length === 0) return null
  return (
    <section>
      <h3 className="px-2 text-xs font-semibold text-ink-3">{title}</h3>
      <ul>
        {views.map((view) => (
          <li key={view.id} className="flex items-center justify-between gap-1">
            <Anchor
              to={path + view.query}
              aria-current={view.query === query ? 'page' : undefined}
              className="flex min-h-11 min-w-0 flex-1 flex-col justify-center rounded-sm px-2 wrap-anywhere hover:bg-primary-tint aria-[current=page]:font-semibold"
            >
              {view.name}
              <Notes view={view} />
            </Anchor>
            <IconButton
              label={texts.editView(view.name)}
              icon={<Ellipsis aria-hidden="true" className="size-4.5" />}
              {...dialog.intent}
              onClick={() => onEdit(view)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Notes({ view: { owner, shared, is_default: isDefault } }: { view: SavedView }) {
  const notes = [
    owner && texts.viewOf(owner),
    !owner && shared && texts.isShared,
    isDefault && texts.opensFirst,
  ].filter(Boolean)
  if (notes.length === 0) return null
  return <span className="text-xs font-normal text-ink-3">{notes.join(' · ')}</span>
}
