import type { StaticPage } from '#domain/content/api.ts'
import { formatDate } from '#domain/kernel/dates.ts'
import { informationEntries } from '#web/features/navigation/entries.ts'
import { paths } from '#web/paths.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Prose } from './Prose.tsx'
import { contentTexts as texts } from './texts.ts'

export function StaticPageView({ page }: { page: StaticPage }) {
  return (
    <div className="shop-column pt-5 phone:pt-3">
      <Breadcrumbs items={[{ label: texts.home, to: paths.home() }, { label: page.title }]} />
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] items-start gap-6 desk:grid-cols-[minmax(0,1fr)_280px]">
        <Card as="article" className="px-9 py-8 max-md:px-5 phone:px-4 phone:py-5">
          <h1 className="text-3xl phone:text-2xl">{page.title}</h1>
          <p className="mt-1.5 mb-5 text-sm text-ink-3">
            {texts.updated(formatDate(page.updated_at))}
          </p>
          <Prose html={page.html} />
        </Card>
        <OtherPages current={paths.page(page.slug)} />
      </div>
    </div>
  )
}

function OtherPages({ current }: { current: string }) {
  return (
    <nav aria-labelledby="trang-khac" className="rounded-md border border-line bg-white px-2 py-3">
      <h2 id="trang-khac" className="px-3 pb-1.5 text-base">
        {texts.otherPages}
      </h2>
      <ul>
        {informationEntries
          .filter(({ to }) => to !== paths.home())
          .map(({ label, to }) => (
            <li key={to}>
              <a
                href={to}
                aria-current={to === current ? 'page' : undefined}
                className="flex min-h-11 items-center rounded-md px-3 text-md hover:bg-primary-tint aria-[current=page]:bg-primary-tint aria-[current=page]:font-semibold aria-[current=page]:text-primary-deep"
              >
                {label}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
