import ChevronDown from 'lucide-react/icons/chevron-down'
import Phone from 'lucide-react/icons/phone'
import Search from 'lucide-react/icons/search'
import { useMemo } from 'react'
import type { StaticPage } from '#domain/publishing/places/api.ts'
import { formatDate } from '#domain/kernel/dates.ts'
import type { RichText } from '#domain/richtext/document.ts'
import { headingIds, headingText } from '#web/features/richtext/heading-ids.ts'
import { informationEntries, visibleEntries } from '#web/shop/navigation/entries.ts'
import { paths } from '#web/paths.ts'
import { telephoneLink } from '#web/ui/telephone-link.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { buttonClass } from '#web/ui/button-variant.ts'
import { Card } from '#web/ui/Card.tsx'
import { useFrame } from '../frame/frame.ts'
import { StaticText } from './StaticText.tsx'
import { contentTexts as texts } from './texts.ts'

interface Heading {
  id: string
  text: string
}

/** The parts of a long page. */
function headingsOf(document: RichText): Heading[] {
  return [...headingIds(document)].flatMap(([block, id]) =>
    block.type === 'heading' && block.attrs.level === 2 ? [{ id, text: headingText(block) }] : [],
  )
}

/** So many parts are worth a list of them. */
const worthAList = 4

export function StaticPageView({ page }: { page: StaticPage }) {
  const headings = useMemo(() => headingsOf(page.content), [page.content])
  const isLong = headings.length >= worthAList
  return (
    <div className="shop-column pt-5 phone:pt-3">
      <Breadcrumbs items={[{ label: texts.home, to: paths.home() }, { label: page.title }]} />
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] items-start gap-6 desk:grid-cols-[minmax(0,1fr)_280px]">
        <Card as="article" className="px-9 py-8 max-md:px-5 phone:px-4 phone:py-5">
          <h1 className="text-3xl phone:text-2xl">{page.title}</h1>
          <p className="mt-1.5 mb-5 text-sm text-ink-3">
            {texts.updated(formatDate(page.updated_at))}
          </p>
          {isLong && <FoldedContents headings={headings} />}
          <StaticText {...page} />
          <Help />
        </Card>
        {/* On a phone the footer, right below, has the other pages. */}
        <div className="flex flex-col gap-4 max-desk:hidden desk:sticky desk:top-24">
          {isLong && <Contents headings={headings} />}
          <OtherPages current={paths.page(page.slug)} />
        </div>
      </div>
    </div>
  )
}

function FoldedContents({ headings }: { headings: readonly Heading[] }) {
  return (
    <details className="group mb-5 rounded-md bg-ground desk:hidden print:hidden">
      <summary className="flex min-h-12 items-center justify-between gap-3 px-4 font-semibold">
        {texts.contents}
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-ink-2 transition-transform group-open:rotate-180"
        />
      </summary>
      <ContentsList headings={headings} className="px-2 pb-2" />
    </details>
  )
}

function Contents({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav aria-labelledby="noi-dung" className={box}>
      <h2 id="noi-dung" className={boxTitle}>
        {texts.contents}
      </h2>
      <ContentsList headings={headings} className="max-h-[50vh] overflow-y-auto" />
    </nav>
  )
}

function ContentsList({
  headings,
  className,
}: {
  headings: readonly Heading[]
  className: string
}) {
  return (
    <ul className={className}>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} className={`${row} py-1.5 leading-snug desk:min-h-9 desk:text-sm`}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Who has read to the end and still does not know. */
function Help() {
  const { hotline } = useFrame().settings
  return (
    <div className="mt-8 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-md bg-primary-tint p-4 print:hidden">
      <p className="min-w-[min(12rem,100%)] flex-1 font-semibold">{texts.stillAsking}</p>
      <div className="flex flex-wrap gap-2 phone:w-full">
        {hotline && (
          <a
            href={telephoneLink(hotline)}
            className={buttonClass({ variant: 'primary' }, 'phone:grow')}
          >
            <Phone aria-hidden="true" className="size-4.5" />
            {hotline}
          </a>
        )}
        <a
          href={paths.orderLookup()}
          className={buttonClass({ variant: 'secondary' }, 'phone:grow')}
        >
          <Search aria-hidden="true" className="size-4.5" />
          {texts.orderLookup}
        </a>
      </div>
    </div>
  )
}

function OtherPages({ current }: { current: string }) {
  const { hiddenPaths } = useFrame()
  return (
    <nav aria-labelledby="trang-khac" className={box}>
      <h2 id="trang-khac" className={boxTitle}>
        {texts.otherPages}
      </h2>
      <ul>
        {visibleEntries(informationEntries, null, [...hiddenPaths, paths.home()]).map(
          ({ label, to }) => (
            <li key={to}>
              <a
                href={to}
                aria-current={to === current ? 'page' : undefined}
                className={`${row} aria-[current=page]:bg-primary-tint aria-[current=page]:font-semibold aria-[current=page]:text-primary-deep`}
              >
                {label}
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}

const box = 'rounded-md border border-line bg-white px-2 py-3'
const boxTitle = 'px-3 pb-1.5 text-base'
const row = 'flex min-h-11 items-center rounded-md px-3 text-md hover:bg-primary-tint'
