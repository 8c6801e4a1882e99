import { useFrame } from '#web/features/content/frame.ts'
import { vaccineTexts as texts } from './texts.ts'

/** What this shop is for, and how an order of it goes. */
export function VaccineHero() {
  const { settings } = useFrame()
  return (
    <section className="mt-2 rounded-md bg-primary-tint p-8 max-desk:p-6 phone:p-4">
      <h1 className="max-w-2xl text-3xl text-balance phone:text-2xl">{texts.title}</h1>
      <p className="mt-2 max-w-2xl text-ink-2">{texts.lead}</p>
      <ol className="mt-5 grid gap-x-6 gap-y-3 md:grid-cols-3">
        {texts.steps.map((step, index) => (
          <li key={step} className="flex items-start gap-3">
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full bg-primary font-bold text-white"
            >
              {index + 1}
            </span>
            <span className="pt-1 text-md font-medium">{step}</span>
          </li>
        ))}
      </ol>
      <p className="mt-4 flex flex-wrap items-center gap-x-3 text-md">
        {texts.call}
        <a
          href={`tel:${settings.vaccineHotline.replaceAll(' ', '')}`}
          className="inline-flex min-h-11 items-center font-bold text-primary-deep hover:underline"
        >
          {settings.vaccineHotline}
        </a>
      </p>
    </section>
  )
}
