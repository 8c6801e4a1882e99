import { useLoaderData } from 'react-router'
import { ComingSoon } from '#web/features/content/ComingSoon.tsx'
import { loadBySlug, type SlugData } from '#web/features/content/load-by-slug.ts'
import { StaticPageView } from '#web/features/content/StaticPageView.tsx'
import { contentTexts as texts } from '#web/features/content/texts.ts'
import { pageHandle } from '#web/page.ts'
import { paths } from '#web/paths.ts'

export { loadBySlug as loader }

export const handle = pageHandle<SlugData>({
  meta: (data) =>
    data.kind === 'page'
      ? {
          title: data.page.title,
          description: data.page.description,
          canonical: paths.page(data.page.slug),
        }
      : { title: texts.soonPages[data.slug].title, noindex: true },
  // A new page or a new product may take an address over.
})

function PageBySlug() {
  const data = useLoaderData<typeof loadBySlug>()
  return data.kind === 'page' ? (
    <StaticPageView page={data.page} />
  ) : (
    <ComingSoon slug={data.slug} />
  )
}

export { PageBySlug as Component }
