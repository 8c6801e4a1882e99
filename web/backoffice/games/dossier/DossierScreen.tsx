import { getGameDossier, type GameDossier } from '#domain/game/documents/api.ts'
import { gamePhaseLabels } from '#domain/game/backoffice/texts.ts'
import { isRefused } from '#web/api.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { failureText } from '#web/form/failure-text.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { useCan } from '../../data/staff-session.ts'
import { useQuery } from '../../data/use-query.ts'
import { BackofficeNotFound } from '../../parts/BackofficeNotFound.tsx'
import { ExportLink } from '../../parts/ExportLink.tsx'
import { PageHead } from '../../parts/PageHead.tsx'
import { PageSkeleton } from '../../parts/PageSkeleton.tsx'
import { Panel } from '../../parts/Panel.tsx'
import { GameNav } from '../GameNav.tsx'
import { phaseTones } from '../phase-tones.ts'
import { gameScreenTexts } from '../texts.ts'
import { DossierForm } from './DossierForm.tsx'
import { TablesPanel } from './TablesPanel.tsx'
import { dossierTexts as texts } from './texts.ts'

/** The papers of a promotion with what they lack, and its tables. */
export function DossierScreen({ id }: { id: number }) {
  const { data, error, put, refresh } = useQuery(getGameDossier, { id }, { live: ['games'] })
  if (data) return <Dossier dossier={data} onSaved={put} />
  if (!error) return <PageSkeleton />
  if (isRefused(error, 'notFound')) return <BackofficeNotFound text={gameScreenTexts.notFound} />
  return <ErrorState level={1} text={failureText(error)} onRetry={() => void refresh()} />
}

function Dossier({
  dossier,
  onSaved,
}: {
  dossier: GameDossier
  onSaved: (dossier: GameDossier) => void
}) {
  const { id, title, phase, documents } = dossier
  const isDraft = phase === 'draft' || phase === 'waiting'
  return (
    <>
      <PageHead
        title={texts.heading(title)}
        back={{ to: backofficePaths.games(), label: texts.back }}
        beside={<Badge tone={phaseTones[phase]}>{gamePhaseLabels[phase]}</Badge>}
      />
      <GameNav id={id} phase={phase} current="dossier" />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <Panel title={texts.documents}>
            <ul className="divide-y divide-line">
              {documents.map((document) => (
                <li key={document.kind} className="py-3 first:pt-0 last:pb-0">
                  <Document id={id} document={document} />
                </li>
              ))}
            </ul>
          </Panel>
          {!isDraft && <TablesPanel dossier={dossier} />}
        </div>
        <DossierForm dossier={dossier} onSaved={onSaved} />
      </div>
    </>
  )
}

function Document({
  id,
  document: { kind, ready, missing },
}: {
  id: number
  document: GameDossier['documents'][number]
}) {
  const isPersonal = kind === 'report'
  const mayHave = useCan('games.settle') || !isPersonal
  const { name, form } = texts.document[kind]
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b className="font-semibold">{name}</b>
          <Badge>{form}</Badge>
        </p>
        <p className="text-sm text-ink-2">{wordsOf({ ready, mayHave, missing })}</p>
        {missing.length > 0 && ready && mayHave && (
          <ul className="list-disc pl-5 text-sm text-ink-2">
            {missing.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        )}
        {isPersonal && ready && mayHave && <p className="text-sm text-ink-3">{texts.logged}</p>}
      </div>
      {ready && mayHave && (
        <ExportLink
          href={`/api/admin/games/${id}/documents/${kind}`}
          label={texts.downloadOf(name)}
        >
          {texts.download}
        </ExportLink>
      )}
    </div>
  )
}

function wordsOf({
  ready,
  mayHave,
  missing,
}: {
  ready: boolean
  mayHave: boolean
  missing: readonly string[]
}): string {
  if (!mayHave) return texts.notYours
  if (!ready) return texts.notReady
  return missing.length > 0 ? texts.missing : texts.whole
}
