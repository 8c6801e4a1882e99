import { useState } from 'react'
import { z } from 'zod'
import { archiveContent, renameContent } from '#domain/publishing/backoffice/api.ts'
import { fixedPageSlugs } from '#domain/publishing/places/fixed-pages.ts'
import { placesTexts } from '#domain/publishing/places/texts.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../../data/call-backoffice.ts'
import { useCan } from '../../data/staff-session.ts'
import { ActionDialog, reasonAlone } from '../../parts/ActionDialog.tsx'
import { Panel } from '../../parts/Panel.tsx'
import { contentTexts } from '../texts.ts'
import { useShopPath } from '../use-shop-path.ts'
import type { PublishProps } from './PublishPart.tsx'
import { publishTexts as texts } from './texts.ts'

const { slug, reason } = renameContent.input.shape
const renaming = z.object({ slug, reason })

/** Where it is, and whether it is put away. */
export function AddressPanel({ content, onChanged }: PublishProps) {
  const { id, kind, version, archived, live, next } = content
  const [asked, setAsked] = useState<'rename' | 'archive' | null>(null)
  const canPublish = useCan('content.publish')
  const path = useShopPath(content)
  const canRename =
    path !== null && kind !== 'product' && !(kind === 'page' && fixedPageSlugs.has(content.slug))
  const canArchive = archived || (!live && !next)
  return (
    <Panel title={texts.address}>
      <p className="wrap-anywhere">
        {path !== null
          ? contentTexts.slugNow(path)
          : kind === 'product'
            ? contentTexts.notInShop
            : contentTexts.noAddress(content.slug)}
      </p>
      {path !== null && kind === 'page' && !canRename && (
        <p className="text-sm text-ink-2">{placesTexts.slugFixed}</p>
      )}
      {canPublish && (
        <div className="mt-2 flex flex-wrap gap-2">
          {canRename && (
            <Button variant="secondary" onClick={() => setAsked('rename')}>
              {contentTexts.rename}
            </Button>
          )}
          <Button variant="plain" disabled={!canArchive} onClick={() => setAsked('archive')}>
            {archived ? texts.unarchive : texts.archive}
          </Button>
        </div>
      )}
      {!canArchive && <p className="mt-1 text-sm text-ink-2">{texts.archiveFirst}</p>}
      {asked === 'rename' && (
        <ActionDialog
          title={contentTexts.rename}
          says={contentTexts.renameSays(path ?? '')}
          confirm={contentTexts.rename}
          schema={renaming}
          initial={{ slug: content.slug, reason: '' }}
          onConfirm={async (said) => {
            onChanged(await callBackoffice(renameContent, { id, version, ...said }))
            notify({ text: contentTexts.renamed })
          }}
          onClose={() => setAsked(null)}
        >
          <Form.Text
            name="slug"
            label={contentTexts.slug}
            autoCapitalize="none"
            spellCheck={false}
          />
        </ActionDialog>
      )}
      {asked === 'archive' && (
        <ActionDialog
          title={archived ? texts.unarchiveTitle : texts.archiveTitle}
          says={archived ? texts.unarchiveSays : texts.archiveSays}
          confirm={archived ? texts.unarchive : texts.archive}
          {...reasonAlone}
          onConfirm={async ({ reason: why }) => {
            const input = { id, version, archived: !archived, reason: why }
            onChanged(await callBackoffice(archiveContent, input))
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </Panel>
  )
}
