import type { ReactNode } from 'react'
import { Prose } from '#web/shop/frame/Prose.tsx'
import { AccordionItem } from '#web/ui/Accordion.tsx'
import { Card } from '#web/ui/Card.tsx'
import { buttonClass } from '#web/ui/button-variant.ts'
import type { PageProduct } from './load-product.ts'
import { splitProse } from './split-prose.ts'
import { productTexts as texts } from './product-texts.ts'

const shownLetters = 400

/** What the label and the leaflet say, then the story: facts come first. */
export function ProductSections({ product }: { product: PageProduct }) {
  const { description, faqs } = product
  return (
    <>
      <SectionTabs product={product} />
      {/* Beside the rest the label stays in sight. */}
      <div className="mt-4 grid grid-cols-1 items-start gap-5 desk:grid-cols-[minmax(0,1fr)_380px]">
        <Leaflet product={product} />
        <div className="desk:sticky desk:top-36 desk:col-start-2 desk:row-span-3">
          <Facts product={product} />
        </div>
        {description && <Story html={description} />}
        {faqs.length > 0 && <Questions faqs={faqs} />}
      </div>
    </>
  )
}

const ids = { facts: 'thong-tin', story: 'mo-ta', questions: 'hoi-dap' } as const

/** Stays below the header; on a phone, whose header scrolls away, at the top. */
function SectionTabs({ product }: { product: PageProduct }) {
  const { description, faqs } = product
  const tabs = [
    { id: ids.facts, label: texts.facts, exists: leafletOf(product).length > 0 },
    { id: ids.story, label: texts.description, exists: description !== '' },
    { id: ids.questions, label: texts.questions, exists: faqs.length > 0 },
  ].filter(({ exists }) => exists)
  if (tabs.length < 2) return null
  return (
    <nav
      aria-label={texts.sections}
      className="sticky top-20 z-20 mt-9 border-b border-line bg-ground phone:top-0 phone:-mx-[16px] phone:mt-7 phone:bg-white phone:px-[8px] print:hidden"
    >
      <ul className="section-tabs">
        {tabs.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function leafletOf({ label, usage, ingredients, dosage, storage }: PageProduct) {
  const { leaflet, warnings = '' } = label ?? {}
  return [
    { title: texts.usage, text: usage, html: leaflet?.usage },
    { title: texts.ingredients, text: ingredients, html: leaflet?.ingredients },
    { title: texts.dosage, text: dosage, html: leaflet?.dosage },
    { title: texts.warnings, text: warnings, html: leaflet?.warnings },
    { title: texts.storage, text: storage, html: leaflet?.storage },
  ].filter((part) => part.text)
}

function Leaflet({ product }: { product: PageProduct }) {
  const parts = leafletOf(product)
  if (parts.length === 0) return null
  return (
    <Card as="section" id={ids.facts} className={`${section} flex flex-col gap-4`}>
      {parts.map(({ title, text, html }) => (
        <section key={title}>
          <h2 className="text-base">{title}</h2>
          {html ? (
            <Prose html={html} />
          ) : (
            <p className="mt-1 max-w-[72ch] text-pretty whitespace-pre-line text-ink-2">{text}</p>
          )}
        </section>
      ))}
    </Card>
  )
}

function Facts({ product }: { product: PageProduct }) {
  const facts: [string, ReactNode][] = [
    [texts.registrationNo, product.registrationNo],
    [texts.unit, product.unit],
    [texts.brand, product.brand],
    [texts.company, product.label?.company],
    [texts.manufacturer, product.manufacturer],
    [texts.origin, product.origin],
    [texts.code, product.product_code],
  ]
  return (
    <Card as="section" aria-labelledby="nhan-hang">
      <h2 id="nhan-hang" className="mb-1 text-base">
        {texts.label}
      </h2>
      <dl className="facts">
        {facts
          .filter(([, value]) => Boolean(value))
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Card>
  )
}

/** Its beginning; the rest unfolds without a script. */
function Story({ html }: { html: string }) {
  const [shown, folded] = splitProse(html, shownLetters)
  return (
    <Card as="section" id={ids.story} aria-labelledby="ten-mo-ta" className={section}>
      <h2 id="ten-mo-ta" className="mb-3 text-xl">
        {texts.description}
      </h2>
      <Prose html={shown} />
      {folded && (
        <details className="group mt-3">
          <summary className={buttonClass({ variant: 'quiet' }, 'group-open:hidden phone:w-full')}>
            {texts.readMore}
          </summary>
          <Prose html={folded} />
        </details>
      )}
    </Card>
  )
}

function Questions({ faqs }: { faqs: PageProduct['faqs'] }) {
  return (
    <Card
      as="section"
      id={ids.questions}
      aria-labelledby="ten-hoi-dap"
      className={`${section} pb-1.5`}
    >
      <h2 id="ten-hoi-dap" className="mb-1 text-xl">
        {texts.faqs}
      </h2>
      {faqs.map(({ question, answer }) => (
        <AccordionItem key={question} title={question}>
          <p className="max-w-[72ch] text-ink-2">{answer}</p>
        </AccordionItem>
      ))}
    </Card>
  )
}

const section = 'scroll-mt-36 phone:scroll-mt-16'
