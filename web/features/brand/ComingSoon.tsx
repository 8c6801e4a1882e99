import { currentBrand } from '#domain/brand/current-brand.ts'
import { telephoneLink } from '#web/ui/telephone-link.ts'
import { BrandMark } from './BrandMark.tsx'
import { comingSoonTexts as texts } from './texts.ts'

/** What everybody sees before the owner has opened the shop. */
export function ComingSoon() {
  const { slogan, hotline } = currentBrand()
  return (
    <main className="grid min-h-dvh place-items-center bg-linear-to-b from-primary-tint to-white px-5 py-16 text-center">
      <div className="flex max-w-xl flex-col items-center">
        <p className="inline-flex items-center gap-2.5 text-primary">
          <BrandMark />
        </p>
        <p className="mt-10 rounded-full bg-white px-4 py-1.5 text-sm font-semibold text-primary-deep shadow-float">
          {texts.title}
        </p>
        <h1 className="mt-5 text-3xl text-balance phone:text-2xl">{texts.heading}</h1>
        <p className="mt-4 text-lg text-balance text-ink-2 phone:text-base">{texts.text}</p>
        {slogan && <p className="mt-8 text-ink-2 italic">{slogan}</p>}
        {hotline && (
          <p className="mt-8 text-ink-2">
            {texts.hotline}{' '}
            <a
              href={telephoneLink(hotline)}
              className="font-bold whitespace-nowrap text-primary-deep"
            >
              {hotline}
            </a>
          </p>
        )}
      </div>
    </main>
  )
}
