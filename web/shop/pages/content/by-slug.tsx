import { useLoaderData } from 'react-router'
import { pictureSrcOf } from '#web/features/richtext/picture-src.ts'
import { loadBySlug, type SlugData } from '#web/shop/content/load-by-slug.ts'
import { StaticPageView } from '#web/shop/content/StaticPageView.tsx'
import { LandingPart } from '#web/shop/landing/LandingPart.tsx'
import { pageHandle, type PageMeta } from '#web/page.ts'
import { paths } from '#web/paths.ts'

export { loadBySlug as loader }

export const handle = pageHandle<SlugData>({
  meta: metaOf,
  // A new page or a new product may take an address over.
})

function metaOf(data: SlugData): PageMeta {
  switch (data.kind) {
    case 'page':
      return {
        title: data.page.title,
        description: data.page.description,
        canonical: paths.page(data.page.slug),
      }
    case 'landing': {
      const { title, slug, seo } = data.page
      const image = seo.picture ? pictureSrcOf(seo.picture.src) : undefined
      const share = { kind: 'landing', title } as const
      return { title, description: seo.description, canonical: paths.page(slug), image, share }
    }
  }
}

function PageBySlug() {
  const data = useLoaderData<typeof loadBySlug>()
  switch (data.kind) {
    case 'page':
      return <StaticPageView page={data.page} />
    case 'landing':
      return <LandingPart key={data.page.slug} page={data.page} />
  }
}

export { PageBySlug as Component }
