import type { ReactNode } from 'react'
import { Prose } from '#web/features/content/Prose.tsx'
import { AccordionItem } from '#web/ui/Accordion.tsx'
import { Card } from '#web/ui/Card.tsx'
import type { PageProduct } from './load-product.ts'
import { catalogTexts as texts } from './texts.ts'

/** Everything the label and the leaflet say. */
export function ProductSections({ product }: { product: PageProduct }) {
  return (
    <div className="mt-10 grid grid-cols-1 items-start gap-6 desk:grid-cols-[minmax(0,1fr)_380px] phone:mt-8">
      <div className="flex min-w-0 flex-col gap-6">
        <Card as="section" aria-labelledby="mo-ta">
          <h2 id="mo-ta" className="mb-3 text-xl">
            {texts.description}
          </h2>
          <Prose html={product.description} />
        </Card>
        <Questions faqs={product.faqs} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <Leaflet product={product} />
        <Facts product={product} />
      </div>
    </div>
  )
}

function Leaflet({ product }: { product: PageProduct }) {
  const parts = [
    { title: texts.usage, text: product.usage },
    { title: texts.dosage, text: product.dosage },
    { title: texts.ingredients, text: product.ingredients },
    { title: texts.storage, text: product.storage },
  ].filter((part) => part.text)
  if (parts.length === 0) return null
  return (
    <Card as="section" className="py-1.5">
      {parts.map(({ title, text }, index) => (
        <AccordionItem
          key={title}
          title={<h2 className="text-base">{title}</h2>}
          defaultOpen={index < 2}
        >
          <p className="whitespace-pre-line text-ink-2">{text}</p>
        </AccordionItem>
      ))}
    </Card>
  )
}

function Facts({ product }: { product: PageProduct }) {
  const facts: [string, ReactNode][] = [
    [texts.unit, product.unit],
    [texts.brand, product.brand],
    [texts.manufacturer, product.manufacturer],
    [texts.origin, product.origin],
    [texts.registrationNo, product.registrationNo],
    [texts.code, product.product_code],
  ]
  return (
    <Card as="section" aria-labelledby="thong-tin">
      <h2 id="thong-tin" className="mb-2 text-base">
        {texts.facts}
      </h2>
      <dl className="text-sm">
        {facts
          .filter(([, value]) => Boolean(value))
          .map(([name, value]) => (
            <div
              key={name}
              className="flex flex-wrap gap-x-4 border-b border-line py-2.5 last:border-b-0 last:pb-0"
            >
              <dt className="w-28 shrink-0 text-ink-3">{name}</dt>
              <dd className="min-w-0 flex-1 basis-24 font-medium">{value}</dd>
            </div>
          ))}
      </dl>
    </Card>
  )
}

function Questions({ faqs }: { faqs: PageProduct['faqs'] }) {
  if (faqs.length === 0) return null
  return (
    <Card as="section" aria-labelledby="hoi-dap" className="pb-1.5">
      <h2 id="hoi-dap" className="mb-1 text-xl">
        {texts.faqs}
      </h2>
      {faqs.map(({ question, answer }) => (
        <AccordionItem key={question} title={question}>
          <p className="text-ink-2">{answer}</p>
        </AccordionItem>
      ))}
    </Card>
  )
}
