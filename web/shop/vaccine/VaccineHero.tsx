import Phone from 'lucide-react/icons/phone'
import { useFrame } from '#web/shop/frame/frame.ts'
import { telephoneLink } from '#web/ui/telephone-link.ts'
import { vaccineTexts as texts } from './texts.ts'

/** What this shop is for, and how an order of it goes: short, for the shots come right below. */
export function VaccineHero() {
  const { vaccineHotline } = useFrame().settings
  return (
    <section className="mt-2 grid items-center gap-x-10 gap-y-4 rounded-md bg-primary-tint p-7 max-desk:p-6 md:grid-cols-2 phone:mt-1 phone:gap-y-3 phone:p-4">
      <div className="phone:contents">
        <h1 className="text-3xl text-balance max-desk:text-2xl phone:text-xl">{texts.title}</h1>
        <p className="mt-2 text-ink-2 phone:sr-only">{texts.lead}</p>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 text-md phone:order-last phone:-my-2 phone:gap-x-2">
          {texts.call}
          <a
            href={telephoneLink(vaccineHotline)}
            className="inline-flex min-h-11 items-center gap-1.5 font-bold text-primary-deep hover:underline"
          >
            <Phone aria-hidden="true" className="size-4.5 shrink-0" />
            {vaccineHotline}
          </a>
        </p>
      </div>
      <ol className="grid gap-3 phone:gap-2">
        {texts.steps.map((step, index) => (
          <li key={step} className="flex items-start gap-3 phone:gap-2.5">
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full bg-primary font-bold text-white phone:size-5.5 phone:text-xs"
            >
              {index + 1}
            </span>
            <span className="pt-1 text-md font-medium phone:pt-0 phone:text-sm">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
