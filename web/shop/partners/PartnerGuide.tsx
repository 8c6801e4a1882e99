import type { ReactNode } from 'react'
import { paymentMethodLabels, paymentMethods } from '#domain/order/payment-method.ts'
import { orderStatusLabels, paymentStatusLabels } from '#domain/order/status.ts'
import { paymentTypes } from '#domain/payment/api.ts'
import { buttonClass } from '#web/ui/button-variant.ts'
import { Card } from '#web/ui/Card.tsx'
import { CallCard, wrapped } from './CallCard.tsx'
import { CodeBlock } from './CodeBlock.tsx'
import {
  callExamples,
  clientExample,
  decryptExample,
  environmentExample,
  errorExample,
  refusalExample,
  tokenExample,
  webhookBodyExample,
  webhookExample,
} from './examples.ts'
import { partnerGuideTexts as texts } from './texts.ts'

type SectionName = keyof typeof texts.sections

/** All that a partner's programmer who knows nothing of the shop needs, on one page. */
export function PartnerGuide() {
  return (
    <div className="shop-column pt-6 pb-12 phone:pt-4">
      <h1 className="text-3xl phone:text-2xl">{texts.title}</h1>
      <p className="mt-2 max-w-3xl text-ink-2">{texts.lead}</p>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <Contents />
        <div className="flex min-w-0 flex-col gap-10">
          <KeySection />
          <FirstCall />
          <ClientSection />
          <TokenSection />
          <Part name="calls">
            {callExamples.map((call) => (
              <CallCard key={call.id} call={call} />
            ))}
          </Part>
          <Values />
          <Errors />
          <Webhooks />
          <Changes />
        </div>
      </div>
    </div>
  )
}

function Contents() {
  return (
    <nav aria-label={texts.contents} className="lg:sticky lg:top-24">
      <Card className="phone:p-3">
        <p className="mb-1 text-sm font-semibold">{texts.contents}</p>
        <ol className="text-sm phone:grid phone:grid-cols-2">
          {(Object.keys(texts.sections) as SectionName[]).map((name) => (
            <li key={name}>
              <a
                href={`#${name}`}
                className="flex min-h-9 items-center text-ink-2 hover:text-primary hover:underline"
              >
                {texts.sections[name]}
              </a>
            </li>
          ))}
        </ol>
      </Card>
    </nav>
  )
}

function Part({ name, children }: { name: SectionName; children: ReactNode }) {
  return (
    <section aria-labelledby={name} className="flex min-w-0 flex-col gap-4">
      <h2 id={name} className="scroll-mt-24 text-xl">
        {texts.sections[name]}
      </h2>
      {children}
    </section>
  )
}

function KeySection() {
  return (
    <Part name="key">
      <ol className="flex list-decimal flex-col gap-2 pl-6">
        {texts.keySteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Part>
  )
}

function FirstCall() {
  const first = callExamples.find(({ id }) => id === 'provinces')!
  return (
    <Part name="first">
      <p>{texts.firstText}</p>
      <CodeBlock label={texts.environment}>{environmentExample}</CodeBlock>
      <p>{texts.firstCall}</p>
      <CodeBlock label={texts.sections.first}>{first.curl}</CodeBlock>
      <p className="text-sm font-semibold">{texts.firstAnswer}</p>
      <CodeBlock label={texts.firstAnswer}>{`{ "data": { "data": ${first.answer} } }`}</CodeBlock>
    </Part>
  )
}

function ClientSection() {
  return (
    <Part name="client">
      <p>{texts.clientText}</p>
      <p>
        <a href="/doi-tac/shop-api.ts" download className={buttonClass({ variant: 'secondary' })}>
          {texts.clientDownload}
        </a>
      </p>
      <p>{texts.clientUse}</p>
      <CodeBlock label={texts.sections.client}>{clientExample}</CodeBlock>
      <p>{texts.clientRefusals}</p>
      <CodeBlock label={texts.sections.errors}>{refusalExample}</CodeBlock>
    </Part>
  )
}

function TokenSection() {
  return (
    <Part name="token">
      <p>{texts.tokenText}</p>
      <p>{texts.tokenHow}</p>
      <CodeBlock label={texts.tokenHow}>{wrapped(tokenExample)}</CodeBlock>
      <h3 className="text-lg">{texts.tokenDecrypt}</h3>
      <CodeBlock label={texts.tokenDecrypt}>{decryptExample}</CodeBlock>
    </Part>
  )
}

function Values() {
  const { values } = texts
  return (
    <Part name="values">
      <p>{texts.valuesText}</p>
      <h3 className="text-lg">{values.regions}</h3>
      <Pairs pairs={Object.entries(texts.regions)} isCode />
      <h3 className="text-lg">{values.status}</h3>
      <Pairs pairs={Object.entries(orderStatusLabels)} isCode />
      <h3 className="text-lg">{values.paymentStatus}</h3>
      <Pairs pairs={Object.entries(paymentStatusLabels)} isCode />
      <h3 className="text-lg">{values.paymentType}</h3>
      <Pairs pairs={paymentTypePairs} isCode />
      <p>{texts.dates}</p>
    </Part>
  )
}

const paymentTypePairs = paymentMethods.map(
  (method) => [paymentTypes[method], paymentMethodLabels[method]] as const,
)

function Errors() {
  const { status, code, what } = texts.errorHeads
  return (
    <Part name="errors">
      <p>{texts.errorsText}</p>
      <CodeBlock label={texts.sections.errors}>{errorExample}</CodeBlock>
      <table className="w-full text-sm">
        <thead className="text-left text-ink-3">
          <tr>
            {[status, code, what].map((head) => (
              <th key={head} scope="col" className="py-1.5 pr-3 font-normal">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line align-top">
          {texts.errors.map(([http, word, meaning]) => (
            <tr key={word}>
              <td className="py-2 pr-3 tabular">{http}</td>
              <td className="py-2 pr-3 wrap-anywhere">
                <code>{word}</code>
              </td>
              <td className="py-2">{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{texts.limitsText}</p>
    </Part>
  )
}

function Webhooks() {
  return (
    <Part name="webhooks">
      {texts.webhookText.map((each) => (
        <p key={each}>{each}</p>
      ))}
      <h3 className="text-lg">{texts.events}</h3>
      <Pairs pairs={texts.eventKinds} isCode />
      <h3 className="text-lg">{texts.headers}</h3>
      <Pairs pairs={texts.webhookHeaders} isCode />
      <h3 className="text-lg">{texts.data}</h3>
      <Pairs pairs={texts.webhookData} isCode />
      <h3 className="text-lg">{texts.webhookBody}</h3>
      <CodeBlock label={texts.webhookBody}>{webhookBodyExample}</CodeBlock>
      <h3 className="text-lg">{texts.webhookVerify}</h3>
      <CodeBlock label={texts.webhookVerify}>{webhookExample}</CodeBlock>
    </Part>
  )
}

function Changes() {
  return (
    <Part name="changes">
      <p>{texts.changesText}</p>
      <Pairs pairs={texts.changes} />
    </Part>
  )
}

function Pairs({
  pairs,
  isCode = false,
}: {
  pairs: readonly (readonly [string, string])[]
  isCode?: boolean
}) {
  return (
    <dl className="divide-y divide-line border-y border-line text-sm">
      {pairs.map(([name, text]) => (
        <div key={name} className="grid gap-x-4 py-2.5 sm:grid-cols-[18rem_minmax(0,1fr)]">
          <dt className="font-semibold wrap-anywhere">{isCode ? <code>{name}</code> : name}</dt>
          <dd className="text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
