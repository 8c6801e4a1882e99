import { useRef, useState } from 'react'
import {
  getMenuOrder,
  saveMenuOrder,
  type MenuOrder,
} from '#domain/catalog/backoffice/shelf-names.ts'
import { ApiError } from '#web/api.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useCan } from '../data/staff-session.ts'
import { useQuery } from '../data/use-query.ts'
import { ActionDialog, reasonAlone } from '../parts/ActionDialog.tsx'
import { Answered } from '../parts/Answered.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { idsOf, moveTo, type Spot } from './menu-moves.ts'
import { MenuRow } from './MenuRow.tsx'
import { menuOrderTexts as texts } from './texts.ts'

/** The shop's menu in its order, to be put into another. */
export function MenuOrderScreen() {
  const answer = useQuery(getMenuOrder, {})
  return (
    <>
      <PageHead
        title={texts.title}
        text={texts.text}
        back={{ to: backofficePaths.categories(), label: texts.back }}
      />
      <Answered answer={answer}>
        {(order) =>
          order.length === 0 ? (
            <EmptyState title={texts.emptyTitle} text={texts.emptyText} />
          ) : (
            <MenuEditor saved={order} onSaved={answer.put} />
          )
        }
      </Answered>
    </>
  )
}

function MenuEditor({ saved, onSaved }: { saved: MenuOrder; onSaved: (now: MenuOrder) => void }) {
  const [order, setOrder] = useState(saved)
  const [said, setSaid] = useState('')
  const [isAsking, setAsking] = useState(false)
  const canEdit = useCan('products.edit')
  const list = useRef<HTMLOListElement>(null)
  const isChanged = JSON.stringify(idsOf(order)) !== JSON.stringify(idsOf(saved))
  const move = (spot: Spot, to: number) => {
    const own = spot.group === undefined ? order : (order[spot.category]?.sub_categories ?? [])
    const part = own[spot.group ?? spot.category]
    if (!part || to < 0 || to >= own.length) return
    setOrder(moveTo(order, spot, to))
    setSaid(texts.moved(part.name, to + 1, own.length))
    focusAgain(list.current, part.id, spot.group === undefined ? 'category' : 'group')
  }
  const begin = (now: MenuOrder) => {
    setOrder(now)
    onSaved(now)
  }
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {canEdit && (
        <div className="mb-4 flex flex-wrap items-center justify-end gap-3">
          <p className="text-sm text-ink-2">{isChanged && texts.unsaved}</p>
          <Button variant="quiet" disabled={!isChanged} onClick={() => setOrder(saved)}>
            {texts.undo}
          </Button>
          <Button disabled={!isChanged} onClick={() => setAsking(true)}>
            {texts.save}
          </Button>
        </div>
      )}
      <ol ref={list} className="flex flex-col gap-2">
        {order.map((category, at) => (
          <MenuRow
            key={category.id}
            kind="category"
            part={category}
            place={at}
            count={order.length}
            isReadOnly={!canEdit}
            onMove={(from, to) => move({ category: from }, to)}
          >
            {category.sub_categories.length > 0 && (
              <ol className="border-t border-line pl-6 md:pl-10">
                {category.sub_categories.map((group, groupAt) => (
                  <MenuRow
                    key={group.id}
                    kind={`group-${category.id}`}
                    part={group}
                    place={groupAt}
                    count={category.sub_categories.length}
                    isReadOnly={!canEdit}
                    onMove={(from, to) => move({ category: at, group: from }, to)}
                  />
                ))}
              </ol>
            )}
          </MenuRow>
        ))}
      </ol>
      {isAsking && (
        <ActionDialog
          title={texts.saveTitle}
          says={texts.saveSays}
          confirm={texts.save}
          {...reasonAlone}
          onConfirm={async ({ reason }) => {
            const input = { before: idsOf(saved), after: idsOf(order), reason }
            try {
              begin(await callBackoffice(saveMenuOrder, input))
              notify({ text: texts.saved })
            } catch (error) {
              const now = currentOf(error)
              if (!now) throw error
              begin(now)
              notify({ text: texts.changed })
            }
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function currentOf(error: unknown): MenuOrder | null {
  return error instanceof ApiError && error.code === 'conflict'
    ? ((error.current as MenuOrder | undefined) ?? null)
    : null
}

/** Whoever moves one by keyboard goes on moving it. */
function focusAgain(list: HTMLElement | null, id: number, kind: 'category' | 'group'): void {
  setTimeout(() => {
    list?.querySelector<HTMLElement>(`[data-moves="${kind}-${id}"]`)?.focus()
  })
}
