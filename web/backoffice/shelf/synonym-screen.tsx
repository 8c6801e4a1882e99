import Replace from 'lucide-react/icons/replace'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { removeSynonym, synonyms, type Synonym } from '#domain/catalog/backoffice/shelf-names.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { recordPage } from '../kit/record-page.tsx'
import { resourceScreen } from '../kit/resource-screen.tsx'
import type { ScreenDefinition } from '../kit/screen.ts'
import { ActionDialog, reasonAlone } from '../parts/ActionDialog.tsx'
import { Panel } from '../parts/Panel.tsx'
import { synonymScreenTexts as texts } from './texts.ts'

const screen: ScreenDefinition<typeof synonyms> = {
  words: texts,
  icon: <Replace aria-hidden="true" />,
  path: backofficePaths.synonyms(),
  recordPath: backofficePaths.synonym,
  titleOf: ({ words }) => words.join(', '),
  columns: [{ key: 'words', head: texts.words, sort: 'words', cell: Words }],
  card: Words,
  filters: {},
  fields: { words: { label: texts.words, hint: texts.wordsHint, add: texts.addWord } },
  blank: { words: ['', ''] },
}

/** Words that mean the same to a search. */
export const SynonymsScreen = resourceScreen(synonyms, screen)

export const SynonymScreen = recordPage(synonyms, screen, {
  actions: (record) => <Remove record={record} />,
  panels: (record) => (
    <Panel title={texts.words}>
      <Words {...record} />
    </Panel>
  ),
})

function Words({ words }: Synonym) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {words.map((word) => (
        <span key={word} className="rounded-sm border border-line bg-ground px-2 py-0.5 text-sm">
          {word}
        </span>
      ))}
    </span>
  )
}

function Remove({ record: { id, version } }: { record: Synonym }) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <Button variant="plain-danger" onClick={() => setOpen(true)}>
        {texts.remove}
      </Button>
      {isOpen && (
        <ActionDialog
          title={texts.removeTitle}
          says={texts.removeSays}
          confirm={texts.remove}
          variant="danger"
          {...reasonAlone}
          onConfirm={async ({ reason }) => {
            await callBackoffice(removeSynonym, { id, version, reason })
            notify({ text: texts.removed })
            void navigate(backofficePaths.synonyms(), { replace: true })
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
