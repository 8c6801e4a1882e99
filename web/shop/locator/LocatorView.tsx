import { usePickedLocator } from './use-picked-locator.ts'
import { paths } from '#web/paths.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Card } from '#web/ui/Card.tsx'
import { RichTextView } from '#web/features/richtext/RichTextView.tsx'
import type { LocatorData } from './load-locator.ts'
import { LocatorForm } from './LocatorForm.tsx'
import { PharmacyResults, useWish } from './PharmacyResults.tsx'
import { locatorTitle, placeName } from './places.ts'
import { ProvinceMap } from './ProvinceMap.tsx'
import { locatorTexts as texts } from './texts.ts'

/** Pharmacies of a place: where to look, the list, the map, and what staff say of the company's branches. */
export function LocatorView({ data }: { data: LocatorData }) {
  const { filter, tiles, branches } = data
  const { picked, pick, isPending } = usePickedLocator(filter)
  const wish = useWish()
  return (
    <div className="shop-column pt-5 phone:pt-3">
      <Breadcrumbs items={crumbsOf(data)} />
      <h1 className="mt-1 text-3xl phone:text-2xl">{locatorTitle(data)}</h1>
      <p className="mt-1 mb-5 text-ink-2 phone:mb-4">{texts.lead}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 desk:grid-cols-[minmax(0,1fr)_384px]">
        <div className="flex min-w-0 flex-col gap-5 phone:gap-4">
          <Card as="section" aria-label={texts.form}>
            <LocatorForm data={data} filter={picked} onPick={pick} />
          </Card>
          <PharmacyResults
            key={JSON.stringify({ ...filter, page: 1 })}
            data={data}
            isPending={isPending}
            wish={wish}
          />
        </div>
        <Card as="section" aria-labelledby="so-do" className="phone:p-3">
          <h2 id="so-do" className="scroll-mt-24 text-lg">
            {texts.map}
          </h2>
          <p className="mt-0.5 mb-3 text-sm text-ink-2">{texts.mapNote}</p>
          <div className="rounded-md bg-[#eef5fd]">
            <ProvinceMap provinces={tiles} filter={picked} onPick={pick} />
          </div>
        </Card>
      </div>
      {branches && (
        <Card
          as="section"
          aria-labelledby="chi-nhanh"
          className="mt-6 px-9 py-7 max-md:px-5 phone:px-4"
        >
          <h2 id="chi-nhanh" className="mb-3 text-2xl phone:text-xl">
            {texts.branches}
          </h2>
          <RichTextView document={branches} className="static-page max-w-[72ch]" />
        </Card>
      )}
    </div>
  )
}

function crumbsOf(data: LocatorData) {
  const place = placeName(data)
  const home = { label: texts.home, to: paths.home() }
  return place
    ? [home, { label: texts.title, to: paths.pharmacies() }, { label: place }]
    : [home, { label: texts.title }]
}
