import type { ReactNode } from 'react'
import type { ProofSummary } from '#domain/game/proof/api.ts'
import { Section } from '#web/ui/Section.tsx'
import { buttonClass } from '#web/ui/button-variant.ts'
import { proofFileAddress, scriptAddress } from '../addresses.ts'
import { Found } from './Found.tsx'
import { foundIn } from './found-in.ts'
import { OwnEntryCheck } from './OwnEntryCheck.tsx'
import { proofTexts as texts } from './texts.ts'
import { useProofCheck } from './use-proof-check.ts'
import { Verdict } from './Verdict.tsx'

/** What proves a campaign, in the order in which it happened, each with what this browser has found. */
export function ProofView({ summary }: { summary: ProofSummary }) {
  const { slug, title, commitment, secret, box, root, round } = summary
  const { progress, own, askOwn } = useProofCheck(slug)
  const found = foundIn(progress)
  return (
    <div className="shop-column flex flex-col gap-4 py-6">
      <h1 className="text-2xl font-bold">{texts.title(title)}</h1>
      <p className="text-ink-2">{texts.intro}</p>
      <Verdict progress={progress} onAgain={() => location.reload()} />
      <Section title={texts.step.before}>
        <p className="mb-3 text-ink-2">{texts.step.beforeText}</p>
        <Value label={texts.step.commitment}>{commitment}</Value>
        <Value label={texts.step.secret}>{secret ?? texts.step.secretLater}</Value>
        <Prizes box={box} />
        <Found found={found.commitment} />
      </Section>
      <Section title={texts.step.chain}>
        <p className="mb-3 text-ink-2">{texts.step.chainText}</p>
        {root && <Value label={texts.step.head}>{root}</Value>}
        <Found found={found.chain} />
      </Section>
      <Section title={texts.step.beacon}>
        <p className="mb-3 text-ink-2">
          {box.beacon ? texts.step.beaconText : texts.step.beaconNone}
        </p>
        {round !== undefined && <Value label={texts.step.round}>{round}</Value>}
        <Found found={found.beacon} />
      </Section>
      <Section title={texts.step.results}>
        <p className="mb-3 text-ink-2">
          {box.kind === 'draw' ? texts.step.ranksText : texts.step.resultsText}
        </p>
        <Found found={found.results} />
      </Section>
      <OwnEntryCheck isReady={progress.step === 'checked'} own={own} ask={askOwn} />
      <Files slug={slug} />
    </div>
  )
}

function Value({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="mb-3">
      <p className="text-sm font-semibold">{label}</p>
      <p className="text-sm break-all text-ink-2">{children}</p>
    </div>
  )
}

function Prizes({ box: { prizes, lots, blanks, kind } }: Pick<ProofSummary, 'box'>) {
  return (
    <div className="mb-3">
      <p className="text-sm font-semibold">{texts.step.prizes}</p>
      <ul className="text-sm text-ink-2">
        {prizes.map(({ id, name }) => {
          const mine = lots.filter(({ prize }) => prize === id)
          const quantity = mine.reduce((sum, lot) => sum + lot.quantity, 0)
          return <li key={id}>{texts.quantity(quantity, name)}</li>
        })}
        {kind !== 'draw' && <li>{texts.step.blanks(blanks)}</li>}
      </ul>
    </div>
  )
}

function Files({ slug }: { slug: string }) {
  return (
    <Section title={texts.files}>
      <p className="mb-3 text-ink-2">{texts.filesText}</p>
      <div className="flex flex-wrap gap-3">
        <a href={proofFileAddress(slug)} download className={buttonClass({ variant: 'secondary' })}>
          {texts.file}
        </a>
        <a href={scriptAddress} download className={buttonClass({ variant: 'secondary' })}>
          {texts.script}
        </a>
      </div>
      <p className="mt-3 text-sm text-ink-2">{texts.scriptSays}</p>
      <p className="mt-2 text-sm">
        <code>{texts.command(slug)}</code>
      </p>
    </Section>
  )
}
